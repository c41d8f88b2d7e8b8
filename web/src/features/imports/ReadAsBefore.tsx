import { Notice } from '../../ui/Notice';
import { useSay } from '../../words/use-say';
import type { UploadStepProps } from './step-parts';
import { useReadAs } from './use-read-as';

/** Texts that the summary tells of one by one. */
const maxTold = 8;

/** What was read as the company said it another day: whoever loads the sheet may not have said so. */
export function ReadAsBefore({ subject, upload }: Pick<UploadStepProps, 'subject' | 'upload'>) {
  const { say } = useSay('imports');
  const readAs = useReadAs(subject);
  const told = upload.columns.flatMap(({ field, meanings = [] }) =>
    readAs({ field, meanings: meanings.filter(({ how }) => how === 'remembered') }),
  );
  if (told.length === 0) return null;
  return (
    <Notice tone="info">
      {told.slice(0, maxTold).join(' · ')}
      {told.length > maxTold && ` · ${say('imports:readAsRest', { count: told.length - maxTold })}`}
    </Notice>
  );
}
