import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import { CardsCount } from '../../list/CardsBar';
import { Notice } from '../../ui/Notice';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';

const quotaType = 'companyDelegation';

/** How many company delegates a company has and may have: 'Cupo: 2 de 5'. Only where the plan is shown. */
export function QuotaWords({ companyId }: { readonly companyId: number | null }) {
  const { say, language } = useSay('delegations', 'organisation');
  const { data = [] } = useQuery(callQuery('companies.all', {}));
  const planned = data.filter(({ plan }) => plan.some(({ type }) => type === quotaType));
  const only = companyId === null && planned.length === 1 ? planned[0] : undefined;
  const company = planned.find(({ id }) => id === companyId) ?? only;
  const use = company?.plan.find(({ type }) => type === quotaType);
  if (use === undefined) return null;
  return (
    <CardsCount>
      {say('delegations:quota', {
        used: formatCount(use.used, language),
        max: formatCount(use.max, language),
      })}
      {(use.invited ?? 0) > 0 && ` (${say('organisation:includesInvited', { count: use.invited ?? 0 })})`}
    </CardsCount>
  );
}

/** Whether the plan of a company has room for one more company delegate (document 3 sections 2 and 6). */
export function useHasDelegateRoom(companyId: number | null): boolean {
  const { data } = useQuery({
    ...callQuery('billing.quota', { query: { companyId: String(companyId ?? 0), type: quotaType } }),
    enabled: companyId !== null,
  });
  return data === undefined || data.remainingQuota > 0 || data.companiesOwnerLength === 0;
}

export interface QuotaAlertProps {
  readonly id: string;
  readonly company: string;
}

/** Says that nobody more can be made a company delegate, and what to do. */
export function QuotaAlert({ id, company }: QuotaAlertProps) {
  const { say } = useSay('delegations');
  return (
    <div role="alert" id={id}>
      <Notice tone="danger" title={say('delegations:quotaTitle', { company })}>
        {say('delegations:quotaText')}
      </Notice>
    </div>
  );
}
