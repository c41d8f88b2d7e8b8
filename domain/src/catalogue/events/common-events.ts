import type { EventForm } from '../../model/form-model';
import type { Option } from '../../model/field';
import {
  certificateFields,
  disposalFields,
  transferKinds,
  type TransferKinds,
} from '../fields/common-fields';
import { formOf, stepOf } from '../fields/form-steps';
import type {
  EventField,
  OfferedEvent,
  OrdinaryEvent,
  SenderEvent,
  Subtypes,
  EventOnlyField,
  TransferEvent,
} from '../../model/event-model';

/**
 * The events that every stored thing has, each for the establishments of a model. Every event form opens with the
 * event's date and comment, which are the engine's own; the fields here are what the event adds.
 */

/** Recorded on one, on many, on a lot, and from a spreadsheet of a lot. */
export const anyNumber = {
  isTransfer: false,
  isMassive: true,
  lotMode: true,
  inAssetList: true,
  modelExcelOnTag: true,
  inheritsMandatory: true,
  onTransferred: false,
} as const;
/** On one or many, without a spreadsheet: what differs from one to the other is a file or a place. */
export const withoutSheet = { ...anyNumber, modelExcelOnTag: false } as const;
export const oneByOne = { ...withoutSheet, isMassive: false, lotMode: false } as const;

/** Of how many assets an event is recorded, and from where. */
type Reach = Required<Pick<OrdinaryEvent, keyof typeof anyNumber>>;

/** What left takes no further event. */
export const untilRetired = ['disposal_type'];

/**
 * What most events have alike: who records them, and of how many assets, until the asset has left. Subtypes of
 * establishments; one or many by `anyNumber` and its like.
 */
export function recordedIn(box: Subtypes, reach: Reach = anyNumber) {
  return { permissions: { box, code: 'ASSET_EVENT' }, ...reach, assetDisabledToEvent: untilRetired } as const;
}

/** What models say otherwise of an event that all have. */
type Otherwise = Partial<Pick<OrdinaryEvent, 'requires' | 'epcis' | 'public' | 'rules'>>;

const formOfModel: EventForm = { layout: 'flat', steps: [] };

/** The default of a new asset: its form is the model's own. */
export function registrationIn(box: Subtypes, rest: Otherwise = {}): OrdinaryEvent {
  return {
    eventType: -1,
    name: { es: 'Alta', en: 'Registration' },
    icon: 'sparkles',
    fields: [],
    form: formOfModel,
    permissions: { box, code: 'ASSET_ADD' },
    ...oneByOne,
    isMassive: true,
    assetDisabledToEvent: [],
    public: { as: 'stop', titles: [{ title: { es: 'Ingresó', en: 'Registered' } }] },
    epcis: { bizStep: 'commissioning', disposition: 'active' },
    ...rest,
  };
}

/** The fields are those that the user may edit. */
export function bulkEditIn(box: Subtypes): OrdinaryEvent {
  return {
    eventType: 0,
    name: { es: 'Edición', en: 'Edit' },
    icon: 'pencil',
    fields: [],
    form: formOfModel,
    permissions: { box, code: 'ASSET_EDIT' },
    ...anyNumber,
    inAssetList: false,
    assetDisabledToEvent: untilRetired,
    epcis: { bizStep: 'other', disposition: 'active' },
  };
}

function certificatesIn(box: Subtypes, kinds: readonly Option[]): SenderEvent {
  const { type, number, issuer, from, to, file } = certificateFields(kinds);
  const until: EventField = { ...to, validations: { min: { field: from.name } } };
  const fields = [type, number, issuer, from, until, file];
  return {
    eventType: 8,
    name: { es: 'Certificados', en: 'Certificates' },
    icon: 'badge-check',
    fields,
    form: formOf(
      stepOf('certificate', { es: 'Certificado', en: 'Certificate' }, [type.name, number.name, issuer.name]),
      stepOf('validity', { es: 'Vigencia y archivo', en: 'Validity and file' }, [
        from.name,
        to.name,
        file.name,
      ]),
    ),
    permissions: { box, code: 'ASSET_EVENT' },
    ...anyNumber,
    onTransferred: true,
    assetDisabledToEvent: untilRetired,
    public: { as: 'care', titles: [{ title: { es: 'Certificados', en: 'Certificates' } }] },
    epcis: {
      bizStep: 'inspecting',
      disposition: 'conformant',
      certificate: { number: number.name, issuer: issuer.name },
    },
    derives: [
      {
        attribute: 'certificates',
        rule: 'row',
        of: Object.fromEntries(fields.map(({ name }) => [name, name])),
      },
    ],
  };
}

export function retireIn(box: Subtypes, reasons: readonly Option[], rest: Otherwise = {}): OrdinaryEvent {
  const { type, reason, file } = disposalFields(reasons);
  const other = reasons.some(({ key }) => key === 'other')
    ? { mandatoryWhen: { parentField: type.name, parentValue: ['other'] } }
    : {};
  return {
    eventType: 13,
    name: { es: 'Dar de baja', en: 'Retire' },
    icon: 'archive',
    fields: [
      { ...type, validations: { mandatory: true }, writes: type.name },
      { ...reason, validations: { ...reason.validations, ...other }, writes: reason.name },
      { ...file, writes: file.name },
    ],
    form: formOf(
      stepOf('reason', { es: 'Motivo', en: 'Reason' }, [type.name, reason.name], {
        es: 'Deja el listado y libera su lugar en el cupo.',
        en: 'It leaves the list and frees its place in the quota.',
      }),
      stepOf('voucher', { es: 'Comprobante', en: 'Voucher' }, [file.name]),
    ),
    permissions: { box, code: 'ASSET_BURN' },
    ...withoutSheet,
    assetDisabledToEvent: untilRetired,
    epcis: { bizStep: 'decommissioning', disposition: 'inactive' },
    effect: { kind: 'retire' },
    derives: [{ attribute: 'disposal_date', rule: 'eventDay', when: type.name }],
    ...rest,
  };
}

const message: EventField = {
  name: 'message',
  label: { es: 'Mensaje', en: 'Message' },
  type: 'multiline',
  private: true,
  validations: { mandatory: true, maxLength: 500 },
};

/** An administrator pauses and resumes (decisions section 4): who may only retire does not. */
export function pauseIn(box: Subtypes, rest: Otherwise = {}): OrdinaryEvent {
  return {
    eventType: 101,
    name: { es: 'Pausar', en: 'Pause' },
    icon: 'pause',
    fields: [
      {
        ...message,
        hint: { es: 'Lo verá quien abra la ficha', en: 'Anyone who opens the record will see it' },
      },
    ],
    form: formOf(stepOf('pause', { es: 'Motivo', en: 'Reason' }, ['message'])),
    permissions: { box, code: 'ASSET_BURN', administers: true },
    ...oneByOne,
    assetDisabledToEvent: untilRetired,
    epcis: { bizStep: 'holding', disposition: 'non_sellable_other' },
    effect: { kind: 'pause', messageField: 'message' },
    ...rest,
  };
}

export function resumeIn(box: Subtypes): OrdinaryEvent {
  return {
    ...pauseIn(box),
    eventType: 102,
    name: { es: 'Reanudar', en: 'Resume' },
    icon: 'play',
    fields: [message],
    form: formOf(stepOf('resume', { es: 'Motivo', en: 'Reason' }, ['message'])),
    epcis: { bizStep: 'other', disposition: 'active' },
    effect: { kind: 'resume' },
  };
}

/** What is done with every stored thing while it is held: its certificates, a pause, and its end. */
export function holdingIn(
  box: Subtypes,
  certificates: readonly Option[],
  disposals: readonly Option[],
  rest: Otherwise = {},
): readonly OfferedEvent[] {
  return [certificatesIn(box, certificates), pauseIn(box), resumeIn(box), retireIn(box, disposals, rest)];
}

/**
 * Target establishment, assets and lot are the engine's own steps; these fields are the papers of the movement. The
 * kinds are what goes over: all of it, or the keeping alone. Nobody is led to either (decisions section 8).
 */
export function transferIn(
  box: Subtypes,
  papers: readonly EventOnlyField[],
  {
    kinds = transferKinds,
    ...rest
  }: Otherwise & { readonly form?: EventForm; readonly kinds?: TransferKinds } = {},
): TransferEvent {
  const [, possession] = kinds;
  const names = papers.map(({ name }) => name);
  return {
    eventType: 1000,
    name: { es: 'Transferencia', en: 'Transfer' },
    icon: 'arrow-left-right',
    fields: [
      {
        name: 'transfer_type',
        label: { es: 'Tipo de transferencia', en: 'Transfer type' },
        type: 'select',
        values: kinds,
        validations: { mandatory: true },
        segmented: true,
      },
      ...papers,
    ],
    form: formOf(
      stepOf('operation', { es: 'Operación', en: 'Operation' }, ['transfer_type']),
      ...(names.length === 0 ? [] : [stepOf('transport', { es: 'Transporte', en: 'Transport' }, names)]),
    ),
    permissions: { box, code: 'ASSET_TRANSFER' },
    ...withoutSheet,
    isTransfer: true,
    inAssetList: false,
    assetDisabledToEvent: untilRetired,
    public: { as: 'stop', titles: [{ title: { es: 'Traslado', en: 'Moved' } }] },
    epcis: { bizStep: 'shipping', disposition: 'in_transit' },
    transfer: { kindField: 'transfer_type', possession: [possession.key] },
    ...rest,
  };
}
