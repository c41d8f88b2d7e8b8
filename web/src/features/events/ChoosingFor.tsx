import { useMemo, type ReactNode } from 'react';
import { askedOfRecord } from '@huella/domain/engine/forms/check-choice';
import type { EventModel } from '@huella/domain/model/event-model';
import { ChoosingRecordContext } from '../../fields/asset-picking';
import type { ListSubject } from '../../list/list-subject';
import type { ChosenAssets } from '../../list/chosen-assets';
import { useSurroundings } from './use-surroundings';

export interface ChoosingForProps {
  readonly subject: ListSubject;
  readonly event: EventModel;
  /** The assets that the event is about. */
  readonly chosen: ChosenAssets;
  readonly children: ReactNode;
}

/** Tells the fields of an event that choose assets which asset they choose for, where there is one. */
export function ChoosingFor({ subject, event, chosen, children }: ChoosingForProps) {
  const { model } = subject;
  const names = useMemo(() => {
    const asked = event.fields.flatMap(({ choice }) => (choice === undefined ? [] : askedOfRecord(choice)));
    return [...new Set(asked)];
  }, [event]);
  const around = useSurroundings(subject, chosen, names);
  const record = useMemo(() => {
    const isKnown = chosen.count === 1 && names.every((name) => around?.has(name) === true);
    if (!isKnown) return null;
    return { model, values: Object.fromEntries(names.map((name) => [name, around?.get(name)?.[0] ?? null])) };
  }, [chosen.count, names, around, model]);
  return <ChoosingRecordContext value={record}>{children}</ChoosingRecordContext>;
}
