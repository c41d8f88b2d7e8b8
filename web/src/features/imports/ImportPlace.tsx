import { Suspense } from 'react';
import { canRegister } from '@huella/domain/engine/events/event-access';
import { codesOfPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { useImportSubject } from './import-subject';
import { ImportWizard } from './ImportWizard';
import type { ImportMode, ImportPurpose } from './import-purpose';

/** The wizard of the chosen place; each purpose needs its right (document 1 section 6). */
export function ImportPlace(props: ImportPlaceProps) {
  const place = usePlace();
  if (place === null) return null;
  return (
    <Suspense fallback={<FormSkeleton count={6} />}>
      <Titled {...props} place={place} />
    </Suspense>
  );
}

interface ImportPlaceProps {
  readonly mode: ImportMode;
  readonly purpose: ImportPurpose;
}

interface PlaceProps extends ImportPlaceProps {
  readonly place: Place;
}

function Titled(props: PlaceProps) {
  const { purpose, place } = props;
  const { say, word } = useSay('imports');
  const { model } = useModel(place);
  const title = say(purpose.words.title, { nouns: word(model.noun.many) });
  usePageTitle(title, place.boxName);
  if (purpose.id === 'add' && !canRegister(model, place.boxSubtype))
    return (
      <NotAllowedPlace title={title} text={say('imports:notHere', { place: place.boxName })} right={null} />
    );
  if (!codesOfPurpose[purpose.id].some((code) => place.can(code)))
    return (
      <NotAllowedPlace
        title={title}
        text={say(purpose.words.notAllowed, { place: place.boxName })}
        right={purpose.right}
      />
    );
  return <Allowed {...props} />;
}

function Allowed({ mode, purpose, place }: PlaceProps) {
  const subject = useImportSubject(place, purpose);
  return <ImportWizard mode={mode} subject={subject} />;
}
