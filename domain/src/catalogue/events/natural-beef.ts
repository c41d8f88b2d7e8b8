import type { Field } from '../../model/field';
import type { EventForm } from '../../model/form-model';
import { cattleEvents } from './cattle';
import { cattlePlants } from './cattle-blocks';
import { southernElectronicTag, southernNewTag } from '../fields/cattle-fields';
import type { Derivation, EventField, EventRule, OfferedEvent, OrdinaryEvent } from '../../model/event-model';
import { requiring } from '../fields/needs';
import { cutting, release } from './natural-beef-product';
import {
  afterTreatment,
  feedChange,
  notInQuarantine,
  pastureCount,
  programEntry,
  programExit,
  quarantineEnd,
  quarantineStart,
} from './natural-beef-program';

/** The form with more fields at the end of the first section of a step. */
function asking({ layout, steps }: EventForm, name: string, fields: readonly EventField[]): EventForm {
  const names = fields.map((field) => field.name);
  return {
    layout,
    steps: steps.map((step) => {
      if (step.name !== name) return step;
      const [first, ...others] = step.sections;
      return { ...step, sections: [{ ...first, fields: [...first.fields, ...names] }, ...others] };
    }),
  };
}

const slaughterFields: readonly EventField[] = [
  {
    name: 'slaughter_plant',
    label: { es: 'Planta de faena', en: 'Slaughter plant' },
    type: 'text',
    validations: { maxLength: 80 },
    writes: 'slaughter_plant',
  },
  {
    name: 'carcass_ph',
    label: { es: 'pH a 24 h', en: 'pH at 24 h' },
    type: 'float',
    validations: { min: { value: 5 }, max: { value: 7.5 } },
    writes: 'carcass_ph',
  },
];

/** A field of an event with the shape of another, as its country prints it. */
function reshaped({ fields }: OrdinaryEvent, shapes: readonly Field[]): readonly EventField[] {
  return fields.map((field) => {
    const shape = shapes.find(({ name }) => name === field.name);
    return field.type === 'masked' && shape?.type === 'masked' ? { ...field, masks: shape.masks } : field;
  });
}

const adds = (
  event: OrdinaryEvent,
  derives: readonly Derivation[],
  rules: readonly EventRule[] = [],
): OrdinaryEvent => ({
  ...event,
  derives: [...(event.derives ?? []), ...derives],
  rules: [...(event.rules ?? []), ...rules],
});

/** What the programme asks of events that all cattle have, by their code. */
const changes: Readonly<Partial<Record<number, (event: OrdinaryEvent) => OrdinaryEvent>>> = {
  // Slaughterhouses register what they pack.
  [-1]: (event) => ({
    ...event,
    permissions: { ...event.permissions, box: [...event.permissions.box, 10] },
  }),
  1: (event) => adds(event, pastureCount('weight')),
  7: (event) => adds(event, [...pastureCount('session'), ...afterTreatment]),
  10: (event) => ({
    ...adds(event, pastureCount('slaughter_at'), [notInQuarantine]),
    fields: [...event.fields, ...slaughterFields],
    form: asking(event.form, 'carcass', slaughterFields),
  }),
  104: (event) => adds(event, afterTreatment),
  107: (event) => ({ ...event, fields: reshaped(event, [southernNewTag, southernElectronicTag]) }),
};

function changed(event: OfferedEvent): OfferedEvent {
  if (event.onTransferred) return event;
  if (!event.isTransfer) return changes[event.eventType]?.(event) ?? event;
  return {
    ...event,
    rules: [
      ...(event.rules ?? []),
      { ...notInQuarantine, unless: { parentField: 'dte_motive', parentValue: ['SAN'] } },
      { ...notInQuarantine, to: cattlePlants },
    ],
  };
}

/** What may be recorded of a carton of cuts, too: all else is about animals. */
const ofProducts: ReadonlySet<number> = new Set([-1, 0, 8, 13, 101, 102, 1000]);

const noProduct = requiring(
  { empty: 'product_code' },
  'Es un producto, no un animal',
  'It is a product, no animal',
);

const ofAnimals = (event: OfferedEvent): OfferedEvent =>
  ofProducts.has(event.eventType)
    ? event
    : {
        ...event,
        requires: [noProduct, ...(event.requires ?? [])],
        assetDisabledToEvent: [...event.assetDisabledToEvent, 'product_code'],
      };

const shared = cattleEvents.map(changed).map(ofAnimals);

/** Every event of an animal in a natural-beef programme, in the order of the row menu. */
export const naturalBeefEvents: readonly OfferedEvent[] = [
  ...shared.slice(0, -1),
  ...[programEntry, feedChange, quarantineStart, quarantineEnd, programExit].map(ofAnimals),
  cutting,
  release,
  ...shared.slice(-1),
];
