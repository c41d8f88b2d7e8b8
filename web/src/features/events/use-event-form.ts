import { useMemo, useState } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import { hasErrors } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { rawOfDraft } from '../../form/draft';
import { checkRaw, openFields, type FormSubject } from '../../form/form-subject';
import { useStepForm, type StepForm } from '../../form/use-step-form';
import type { ListSubject } from '../../list/list-subject';
import { useBoxAreas } from '../../session/box-ground';
import { useFormModel, useServerDefaults } from '../../session/form-model';
import { useSay } from '../../words/use-say';
import { standingOf } from './event-choice';
import { eventSubject, type LatestMoment, type Surroundings } from './event-subject';

export interface EventFormOptions {
  readonly subject: ListSubject;
  readonly event: EventModel;
  readonly around: Surroundings;
  /** What the inputs held before a reload. */
  readonly begun: Values;
  /** Fields that are asked elsewhere. */
  readonly without?: readonly string[];
  /** Fields that have to be filled in this time. */
  readonly needed?: readonly string[];
  /** When it happened at the latest; null where only today bounds it. */
  readonly latest?: LatestMoment | null;
  /** Called once everything is right. */
  readonly onSound: () => void;
}

export interface EventForm {
  readonly form: StepForm;
  /** Nothing prevents recording what the inputs hold. */
  readonly isSound: boolean;
}

/** The form of an event at work: what was typed before a reload is there again. */
export function useEventForm(options: EventFormOptions): EventForm {
  const { subject, begun, onSound } = options;
  const formSubject = useFormSubject(options);
  const [draft] = useState(() => {
    if (Object.keys(begun).length === 0) return null;
    const { locale } = subject;
    const kept = { language: locale.language, raw: begun };
    return rawOfDraft(kept, openFields(formSubject), locale);
  });
  const form = useStepForm({
    subject: formSubject,
    draft,
    save: () => {
      onSound();
      return Promise.resolve();
    },
    // Nothing is sent from here, so nothing is refused.
    onFailure: () => undefined,
  });
  const isSound = useMemo(() => !hasErrors(checkRaw(formSubject, form.raw).issues), [formSubject, form.raw]);
  return { form, isSound };
}

const noFields: readonly string[] = [];

function useFormSubject(options: EventFormOptions): FormSubject {
  const { subject, event, around, without = noFields, needed = noFields, latest = null } = options;
  const { say } = useSay('events');
  const { model, scope } = useFormModel(subject.place);
  // The event as the form model has it, with the options that only the server knows.
  const asked = model.events.find(({ eventType }) => eventType === event.eventType) ?? event;
  // As it was when the form was opened: what is being filled in does not change under the hand.
  const [known] = useState(useServerDefaults(subject.place, asked.fields));
  const areas = useBoxAreas(subject.place, model);
  const [now] = useState(() => new Date());
  const title = say('events:header');
  const { at: latestAt, text: latestText = '' } = latest ?? {};
  return useMemo(() => {
    const { locale, place } = subject;
    const { relations } = standingOf(place);
    const bound = latestAt === undefined ? null : { at: latestAt, text: latestText };
    const headerTitle = { es: title, en: title };
    return eventSubject({
      ...{ model, event: asked, scope, locale, around, headerTitle, now, known, areas },
      ...{ relations, without, needed, latest: bound },
    });
  }, [subject, model, asked, scope, around, title, now, known, areas, without, needed, latestAt, latestText]);
}
