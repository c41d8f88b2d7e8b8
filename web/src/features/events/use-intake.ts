import { useMemo } from 'react';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { EventModel } from '@huella/domain/model/event-model';
import { weighIntake } from '@huella/domain/engine/events/intake';
import { weighYield, type Balance } from '@huella/domain/engine/events/transform';
import type { Intake, Transformation } from '@huella/domain/model/transformation';
import type { RowValue, Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { ListSubject } from '../../list/list-subject';
import type { PickedAsset } from '../../list/chosen-assets';
import { usePlacesOf, type Place } from '../../session/context';
import { useModelsOf } from '../../session/model';
import type { Surroundings } from './event-subject';
import type { EventAnswers } from './event-wizard';
import { balanceOf, type Input } from './use-inputs';

/** The event that takes something off assets, and how: the chosen event itself, or the one of what goes into its asset. */
export interface Taking {
  readonly event: EventModel;
  readonly transforms: Transformation;
  /** Of what goes into another asset: the list of the chosen event, and where that is picked from. */
  readonly into?: { readonly intake: Intake; readonly model: AssetType; readonly place: Place } | undefined;
}

const noTypes: readonly number[] = [];

/** How the event takes something off assets; null where it does not, or where the user may not list what goes in. */
export function useTaking({ place }: ListSubject, event: EventModel | null): Taking | null {
  const intake = event?.intake;
  const types = useMemo(() => (intake === undefined ? noTypes : [intake.assetType]), [intake]);
  const [from] = usePlacesOf(place, types);
  const modelOf = useModelsOf(place);
  return useMemo(() => {
    if (event?.transforms !== undefined) return { event, transforms: event.transforms };
    const model = intake === undefined ? null : modelOf(intake.assetType);
    if (intake === undefined || model === null || from === undefined) return null;
    const along = findEvent(model, intake.eventType);
    if (along?.transforms === undefined) return null;
    return { event: along, transforms: along.transforms, into: { intake, model, place: from } };
  }, [event, intake, modelOf, from]);
}

/** What goes in, as the inputs of a transformation are looked up: of its own type, by its own event. */
export function takenFrom(subject: ListSubject, answers: EventAnswers, taking: Taking | null) {
  if (taking?.into === undefined) return { subject, answers };
  const { model, place } = taking.into;
  const picked = answers.intake.map((id): PickedAsset => [Number(id), '']);
  return { subject: { ...subject, model, place }, answers: { ...answers, picked, count: picked.length } };
}

/** The rows of the event's list that say what goes in; null where nothing does. */
export function intakeRowsOf(
  intake: Intake | undefined,
  inputs: readonly Input[] | null | undefined,
): readonly RowValue[] | null {
  if (intake === undefined || inputs === null || inputs === undefined || inputs.length === 0) return null;
  const { asset, taken } = intake;
  return inputs.map((input, at) => ({ key: at + 1, [asset]: [String(input.id)], [taken]: input.taken }));
}

/** What goes in beside what comes out, as far as it is known; null where there is nothing to weigh. */
export function weighedBy(
  event: EventModel,
  inputs: readonly Input[] | null | undefined,
  values: Values,
  around: Surroundings,
): Balance | null {
  const { intake, yields } = event;
  if (yields !== undefined) {
    const [put = null] = around.get(yields.of.attribute) ?? [];
    return weighYield(yields, values, { [yields.of.attribute]: put });
  }
  if (inputs === undefined || inputs === null) return null;
  if (intake === undefined) return balanceOf(event, inputs, values);
  if (inputs.length === 0) return null;
  const [made = null] = around.get(intake.made.attribute) ?? [];
  const taken = inputs.map((input) => input.taken ?? 0);
  return weighIntake(intake, taken, values, { [intake.made.attribute]: made });
}

/** Whether more coming out than going in is refused, or asked about. */
export function refusesOver({ transforms, intake, yields }: EventModel): boolean {
  return (transforms ?? intake ?? yields)?.overYield === 'error';
}
