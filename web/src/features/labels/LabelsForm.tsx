import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useState, type ReactNode } from 'react';
import { labelSheets, maxLabels } from '@huella/domain/engine/labels/label-sheets';
import { errorReason } from '../../list/error-reason';
import { phone } from '../../theme/media';
import { formatCount } from '../../ui/format-count';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
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
  /** What labels are like before anybody chose otherwise. */
  readonly first?: LabelWish;
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
export function LabelsForm(props: LabelsFormProps) {
  const { title, children, count, offered, first = firstWish, onPrint, onClose } = props;
  const { say } = useSay('labels');
  const [wish, setWish] = useState(first);
  const { start, copies } = numbersOf(wish);
  const isWhole = start !== null && copies !== null;
  const amount = amountOf(wish.sheet, count, { start: start ?? 1, copies: copies ?? 1 });
  // The dialog is done with the file.
  const { mutate, isPending, error } = useMutation({ mutationFn: onPrint, onSuccess: onClose });
  const isTooMany = amount.labels > maxLabels;
  const caption = useCaption(amount);
  return (
    <Modal
      open
      size="wide"
      onClose={isPending ? undefined : onClose}
      icon={<Printer size={18} />}
      title={title}
      text={say('labels:text')}
      actions={
        <DialogFoot
          working={isPending}
          onCancel={onClose}
          disabled={!isWhole || isTooMany}
          onClick={() => {
            mutate(wish);
          }}
        >
          {say('labels:print')}
        </DialogFoot>
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
            caption={caption}
          />
        </Sides>
      </Column>
    </Modal>
  );
}

/** How many labels there are, on how many sheets. */
function useCaption(amount: ReturnType<typeof amountOf>): string {
  const { say, language } = useSay('labels');
  const labels = formatCount(amount.labels, language);
  if (amount.labels === 1) return say('labels:countSingle');
  return amount.sheets === 1
    ? say('labels:countOne', { labels })
    : say('labels:count', { labels, sheets: formatCount(amount.sheets, language) });
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
