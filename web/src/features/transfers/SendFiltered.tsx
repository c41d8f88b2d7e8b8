import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { TargetBox } from '@huella/domain/calls/target-box';
import type { EventModel } from '@huella/domain/model/event-model';
import { knownAddress } from '../../address';
import { callQuery } from '../../call/queries';
import { sentAssets, type ChosenAssets } from '../../list/chosen-assets';
import { filtersOf } from '../../list/list-call';
import type { ListSubject } from '../../list/list-subject';
import type { List } from '../../list/use-list';
import { paths } from '../../paths';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { LeftList, type LeftOutProps } from './LeftOut';
import { transferEventOf } from './transfer-event';
import { transferWizard } from './transfer-wizard';

export interface SendFilteredProps {
  readonly list: Pick<List, 'state' | 'total' | 'isBehind'>;
  readonly subject: ListSubject;
}

/** All that the filter finds now, counted with those that may go; both are looked at again when it is done. */
export function SendFiltered({ list: { state, total = 0, isBehind }, subject }: SendFilteredProps) {
  const { say, word, language } = useSay('transfers');
  const navigate = useNavigate();
  const { model, place } = subject;
  const readOnlyReason = useReadOnlyReason(place);
  const chosen = { picked: null, filters: filtersOf(state), count: total };
  const event = transferEventOf(model, place);
  const found = useWhatCanGo(subject, event, chosen, !isBehind);
  const cannot = found?.cannot ?? 0;
  const whole = formatCount(total, language);
  const some = say('transfers:continueCount', { can: formatCount(total - cannot, language), total: whole });
  const noun = word(total === 1 ? model.noun.one : model.noun.many);
  return (
    <>
      {found !== undefined && event !== null && cannot > 0 && (
        <Staying subject={subject} event={event} cannot={cannot} left={found.left} />
      )}
      <Button
        size="small"
        variant="contained"
        sx={{ [phone]: { flexGrow: 1 } }}
        disabled={total === cannot || isBehind}
        startIcon={<ArrowLeftRight size={16} />}
        {...leadsUnless(readOnlyReason, {
          onClick: () => {
            const from = knownAddress(paths.transferFilter + window.location.search);
            const v = startSession(transferWizard, place, from, chosen);
            void navigate({ to: paths.transferNew, search: { v } });
          },
        })}
      >
        {say('transfers:byFilterSend', { figure: cannot === 0 ? whole : some, noun })}
      </Button>
    </>
  );
}

/**
 * What of the chosen assets may leave the place at all, whatever the destination: asked of the check of a target, with the
 * place itself as the target.
 */
function useWhatCanGo(
  { place, model }: ListSubject,
  event: EventModel | null,
  chosen: ChosenAssets,
  isReady: boolean,
): TargetBox | undefined {
  const { data } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias: place.boxAlias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event?.eventType ?? 0),
      },
      body: { ...sentAssets(chosen) },
    }),
    enabled: isReady && event !== null && chosen.count > 0,
    staleTime: 0,
  });
  return data?.[0];
}

/** How many stay; a press names them with their reasons. */
function Staying(props: Omit<LeftOutProps, 'can'>) {
  const { say } = useSay('transfers');
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        color="warning"
        aria-haspopup="dialog"
        startIcon={<TriangleAlert size={16} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('transfers:stayingSee', { count: props.cannot })}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        size="base"
        title={say('transfers:stayingSee', { count: props.cannot })}
        text={say('transfers:stayingText')}
        actions={
          <Button size="small" autoFocus onClick={close}>
            {say('ui:close')}
          </Button>
        }
      >
        <LeftList {...props} />
      </Modal>
    </>
  );
}
