import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState, type ReactNode } from 'react';
import { labelSheets, maxLabels } from '@huella/domain/engine/labels/label-sheets';
import { errorReason } from '../../list/error-reason';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { amountOf, firstWish, numbersOf, type LabelWish } from './label-wish';
import { LabelFields, type LabelField } from './LabelFields';
import { SheetPreview } from './SheetPreview';

export interface LabelsFormProps {
  readonly title: string;
  /** What is to be known before, and what else is asked. */
  readonly children?: ReactNode;
  /** Of how many things labels are printed. */
  readonly count: number;
  readonly offered: readonly LabelField[];
  /** Has the file written and saved; throws the refusal. */
  readonly onPrint: (wish: LabelWish) => Promise<void>;
  readonly onClose: () => void;
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  alignItems: 'start',
  gap: 24,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Labels with codes: on which paper, with what, from which label on; and the file to print. */
export function LabelsForm({ title, children, count, offered, onPrint, onClose }: LabelsFormProps) {
  const { say, language } = useSay('labels');
  const [wish, setWish] = useState(firstWish);
  const { start, copies } = numbersOf(wish);
  const isWhole = start !== null && copies !== null;
  const amount = amountOf(wish.sheet, count, { start: start ?? 1, copies: copies ?? 1 });
  // The dialog is done with the file.
  const { mutate, isPending, error } = useMutation({ mutationFn: onPrint, onSuccess: onClose });
  const isTooMany = amount.labels > maxLabels;
  const labels = formatCount(amount.labels, language);
  return (
    <Modal
      open
      size="wide"
      onClose={isPending ? undefined : onClose}
      icon={<Printer size={18} />}
      title={title}
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
      <Column>
        <Refusals isTooMany={isTooMany} error={error} />
        {children}
        <Sides>
          <LabelFields offered={offered} wish={wish} onChange={setWish} />
          <SheetPreview
            sheet={labelSheets[wish.sheet]}
            start={start ?? 1}
            labels={amount.labels}
            hasLogo={wish.logo}
            caption={
              amount.labels === 1
                ? say('labels:countSingle')
                : amount.sheets === 1
                  ? say('labels:countOne', { labels })
                  : say('labels:count', { labels, sheets: formatCount(amount.sheets, language) })
            }
          />
        </Sides>
      </Column>
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
