import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { FieldCondition } from '../../model/field';
import type { Values } from '../../model/value';

/**
 * The attributes of which the public page of an asset may show anything, in the order of its model: as a fact, a picture
 * or a paper, in its name, its sentence or its state, or of an event of its journey. None where the model has no page.
 */
export function publicFields(model: AssetType): readonly Attribute[] {
  const face = model.public;
  if (face === undefined) return [];
  const published = new Set([
    ...[face.name, ...face.sentences.map(({ text }) => text)].flatMap(({ es, en }) => slotsIn(es + en)),
    ...face.sentences.flatMap(({ when }) => fieldOf(when)),
    face.lifeFrom,
    face.lifeUntil,
    ...model.states.flatMap(({ reasonField = [] }) => reasonField),
    ...model.events
      .flatMap(({ public: event }) => [
        event?.shows ?? [],
        ...(event?.titles ?? []).flatMap(({ when, at = [] }) => [fieldOf(when), at].flat()),
      ])
      .flat(),
  ]);
  return model.attributes.filter(
    ({ name, qr, files }) => qr?.isEnabled === true || files?.isPublic === true || published.has(name),
  );
}

function slotsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}

function fieldOf(condition: FieldCondition | undefined): readonly string[] {
  return condition === undefined ? [] : [condition.parentField];
}

/** The values without some attributes: what is shown of them says nothing of these. */
export function valuesWithout(values: Values, names: ReadonlySet<string>): Values {
  if (names.size === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
