import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { labelSheets, maxLabels } from '@huella/domain/engine/labels/label-sheets';
import { callFile } from '../../call/file';
import { sentAssets, sentCount, type ChosenAssets } from '../../list/chosen-assets';
import { errorReason } from '../../list/error-reason';
import type { ListSubject } from '../../list/list-subject';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { amountOf, firstWish, numbersOf, type LabelWish } from './label-wish';
import { LabelFields } from './LabelFields';
import { SheetPreview } from './SheetPreview';

export interface LabelsProps {
  readonly chosen: ChosenAssets;
  readonly subject: ListSubject;
  readonly onClose: () => void;
}

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  alignItems: 'start',
  gap: 24,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Labels with the codes of chosen assets: on which paper, with what, from which label on; and the file to print. */
export function Labels({ chosen, subject, onClose }: LabelsProps) {
  const { say, word, language } = useSay('labels');
  const { model } = subject;
  const [wish, setWish] = useState(firstWish);
  const { start, copies } = numbersOf(wish);
  const isWhole = start !== null && copies !== null;
  const amount = amountOf(wish.sheet, chosen.count, { start: start ?? 1, copies: copies ?? 1 });
  const { mutate, isPending, error } = usePrint({ chosen, subject, onClose });
  const isTooMany = amount.labels > maxLabels;
  const labels = formatCount(amount.labels, language);
  return (
    <Modal
      open
      size="wide"
      onClose={isPending ? undefined : onClose}
      icon={<Printer size={18} />}
      title={say('labels:title', {
        count: chosen.count,
        noun: word(chosen.count === 1 ? model.noun.one : model.noun.many),
      })}
      text={say('labels:text')}
      actions={
        <>
          <Button size="small" disabled={isPending} onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            size="small"
            variant="contained"
            working={isPending}
            disabled={!isWhole || isTooMany}
            onClick={() => {
              mutate(wish);
            }}
          >
            {say('labels:print')}
          </WorkingButton>
        </>
      }
    >
      <Refusals isTooMany={isTooMany} error={error} />
      <Sides>
        <LabelFields subject={subject} wish={wish} onChange={setWish} />
        <SheetPreview
          sheet={labelSheets[wish.sheet]}
          start={start ?? 1}
          labels={amount.labels}
          hasLogo={wish.logo}
          caption={
            amount.sheets === 1
              ? say('labels:countOne', { labels })
              : say('labels:count', { labels, sheets: formatCount(amount.sheets, language) })
          }
        />
      </Sides>
    </Modal>
  );
}

/** Why there is no file: too many labels, or the server's reason. */
function Refusals({ isTooMany, error }: { readonly isTooMany: boolean; readonly error: Error | null }) {
  const { say, language } = useSay('labels');
  return (
    <>
      {isTooMany && (
        <Notice tone="warning">{say('labels:tooMany', { max: formatCount(maxLabels, language) })}</Notice>
      )}
      {error !== null && (
        <Notice tone="danger">{say('labels:failed', { reason: errorReason(error, say) })}</Notice>
      )}
    </>
  );
}

/** Has the file written and saved; the dialog is done then. */
function usePrint({ chosen, subject: { model, place }, onClose }: LabelsProps) {
  return useMutation({
    mutationFn: (wish: LabelWish) => {
      const { sheet, fields, place: isPlaced, address, logo } = wish;
      const { start, copies } = numbersOf(wish);
      return callFile('labels.print', {
        params: { assetId: String(model.id), boxId: String(place.boxId) },
        body: {
          ...sentAssets(chosen),
          ...sentCount(chosen),
          ...{ sheet, fields: [...fields], place: isPlaced, address, logo },
          ...{ start: start ?? 1, copies: copies ?? 1 },
        },
      });
    },
    onSuccess: onClose,
  });
}
