import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { Delegation } from '@huella/domain/calls/delegations';
import { CardGrid } from '../../ui/CardGrid';
import { useSay } from '../../words/use-say';
import { focusAfterDialog, useLastShown } from './after-dialog';
import { DelegationCard } from './DelegationCard';
import {
  type DelegationSide,
  findDelegations,
  newestFirst,
  noFilter,
  type DelegationFilter,
  personName,
  roleName,
} from './delegations-list';
import { DelegationsBar } from './DelegationsBar';
import { NothingFound } from './NothingFound';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useTakeRole } from './use-take-role';

export interface DelegationsListProps {
  readonly delegations: readonly Delegation[];
  readonly side: DelegationSide;
  readonly filter: DelegationFilter;
  readonly onFilter: (change: Partial<DelegationFilter>) => void;
  /** At the right of the bar: what is left of a quota. */
  readonly quota?: ReactNode;
}

/** So many cards are drawn at first, and more at a time: hundreds stay quick. */
const drawnAtOnce = 48;
const countId = 'delegations-count';

/** The cards of delegations under their search and filters, the newest first. */
export function DelegationsList({ delegations, side, filter, onFilter, quota }: DelegationsListProps) {
  const { say } = useSay('delegations', 'organisation');
  const [asked, setAsked] = useState<Delegation | null>(null);
  const [limit, setLimit] = useState(drawnAtOnce);
  const found = useMemo(() => newestFirst(findDelegations(delegations, filter)), [delegations, filter]);
  const left = Math.max(0, found.length - limit);
  return (
    <>
      <DelegationsBar
        {...{ delegations, filter, onFilter, countId }}
        found={found.length}
        quota={side === 'made' && quota}
      />
      {found.length === 0 ? (
        <NothingFound
          onClear={() => {
            onFilter(noFilter);
          }}
        />
      ) : (
        <CardGrid as="ul" aria-label={say('delegations:list')}>
          {found.slice(0, limit).map((delegation) => (
            <DelegationCard key={delegation.id} delegation={delegation} side={side} onTake={setAsked} />
          ))}
        </CardGrid>
      )}
      {left > 0 && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'center' }}
          onClick={() => {
            setLimit(limit + drawnAtOnce);
          }}
        >
          {say('organisation:showMore', { count: Math.min(left, drawnAtOnce) })}
        </Button>
      )}
      <TakeDialog
        side={side}
        delegation={asked}
        onClose={() => {
          setAsked(null);
        }}
        onClosed={() => {
          focusAfterDialog(countId);
        }}
      />
    </>
  );
}

interface TakeDialogProps {
  readonly side: DelegationSide;
  /** The one that somebody would take away; null asks nothing. */
  readonly delegation: Delegation | null;
  readonly onClose: () => void;
  /** Called when it is gone. */
  readonly onClosed: () => void;
}

/** Asks before a role is taken away or given up: whose, which, where (document 3 section 4). */
function TakeDialog({ side, delegation, onClose, onClosed }: TakeDialogProps) {
  const { say } = useSay('delegations');
  const { mutate, isPending } = useTakeRole(side, onClose);
  const shown = useLastShown(delegation);
  const slots = { role: roleName(shown?.rol ?? ''), place: shown?.name ?? '' };
  const name = shown === null ? '' : personName(shown);
  const own = side === 'received';
  return (
    <ConfirmDialog
      open={delegation !== null}
      title={say(own ? 'delegations:leaveTitle' : 'delegations:takeTitle')}
      text={say(own ? 'delegations:leaveText' : 'delegations:takeText')}
      records={[
        own ? say('delegations:leaveRecord', slots) : say('delegations:takeRecord', { ...slots, name }),
      ]}
      confirmLabel={say(own ? 'delegations:leave' : 'delegations:take')}
      working={isPending}
      onCancel={onClose}
      onClosed={onClosed}
      onConfirm={() => {
        if (delegation !== null) mutate(delegation);
      }}
    />
  );
}
