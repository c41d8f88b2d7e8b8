import { useTopBar } from '../../session/context';
import { formatCount } from '../../ui/format-count';
import { UseMeter, UseStrip } from '../../ui/UseMeters';
import { useSay } from '../../words/use-say';
import { isNearlyUsed, type Company } from '../companies/companies-list';

/** What is used of a company's plan, at a glance: establishments, people with access to all of it, assets by type. */
export function PlanUse({ plan }: { readonly plan: Company['plan'] }) {
  const { say, language } = useSay('organisation');
  const { actives } = useTopBar();
  const labelOf = (kind: string): string => {
    if (kind === 'box') return say('organisation:planBoxes');
    if (kind === 'companyDelegation') return say('organisation:planDelegations');
    return actives.find(({ id }) => kind === `asset:${String(id)}`)?.value ?? say('organisation:planAssets');
  };
  const isOfAssets = ({ type: kind }: Company['plan'][number]) => kind.startsWith('asset:');
  const assets = plan.filter((use) => isOfAssets(use) && use.used > 0).sort((a, b) => b.used - a.used);
  const shown = [...plan.filter((use) => !isOfAssets(use)), ...assets];
  return (
    <UseStrip aria-label={say('organisation:planUse')}>
      {shown.map((use) => (
        <UseMeter
          key={use.type}
          label={labelOf(use.type)}
          used={use.used}
          max={use.max}
          figures={say('organisation:usedOf', {
            used: formatCount(use.used, language),
            max: formatCount(use.max, language),
          })}
          isNearly={isNearlyUsed(use)}
        />
      ))}
    </UseStrip>
  );
}
