import type { BodyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { QrTemplateAttribute, QrTemplateReply } from '@huella/domain/calls/qr-templates';
import { maxTemplateImages } from '@huella/domain/model/qr-template';
import type { FileRef } from '@huella/domain/model/value';
import type { Words } from '@huella/domain/words';
import { uploadIdOf } from '../../fields/file-entries';

type Section = QrTemplateReply['sections'][number];

/** A template while it is edited: what is on, in which order, and what it says. */
export interface TemplateDraft {
  readonly sections: readonly Section[];
  readonly on: ReadonlySet<string>;
  readonly description: Words;
  readonly images: readonly string[];
  /** Pictures that were brought here; the server keeps those that are chosen once the template is saved. */
  readonly brought: readonly FileRef[];
  /** Pictures on their way in: the template waits for them. */
  readonly underway: readonly FileRef[];
}

/** What every part of the form of a template is given. */
export interface TemplatePartsProps {
  readonly saved: QrTemplateReply;
  readonly draft: TemplateDraft;
  readonly onChange: (draft: TemplateDraft) => void;
}

/** The template as it is saved. */
export function draftOf({ sections, attributes }: QrTemplateReply): TemplateDraft {
  const isText = ({ name }: QrTemplateAttribute) => name === 'description';
  return {
    sections,
    on: new Set(attributes.filter(({ isEnabled }) => isEnabled).map(({ name }) => name)),
    description: attributes.find(isText)?.data.value ?? { es: '', en: '' },
    images: [...(attributes.find(({ name }) => name === 'images')?.data.enableValues ?? [])],
    brought: [],
    underway: [],
  };
}

/** The same with an attribute switched. */
export function withSwitch(draft: TemplateDraft, name: string, isOn: boolean): TemplateDraft {
  const on = new Set(draft.on);
  if (isOn) on.add(name);
  else on.delete(name);
  return { ...draft, on };
}

/** A list with one of its parts a place further up or down. */
function moved<Part>(parts: readonly Part[], at: number, step: 1 | -1): readonly Part[] {
  const part = parts[at];
  if (part === undefined || at + step < 0 || at + step >= parts.length) return parts;
  return parts.toSpliced(at, 1).toSpliced(at + step, 0, part);
}

/** The same with a group a place further up or down. */
export function withSectionMoved(draft: TemplateDraft, name: string, step: 1 | -1): TemplateDraft {
  const at = draft.sections.findIndex((each) => each.name === name);
  return { ...draft, sections: moved(draft.sections, at, step) };
}

/** The same with an attribute a place further up or down in its group. */
export function withFieldMoved(draft: TemplateDraft, name: string, step: 1 | -1): TemplateDraft {
  const sections = draft.sections.map((section) => ({
    ...section,
    fields: [...moved(section.fields, section.fields.indexOf(name), step)],
  }));
  return { ...draft, sections };
}

/** The same with a picture chosen after the others, or no longer. */
export function withImage(draft: TemplateDraft, name: string, isChosen: boolean): TemplateDraft {
  const others = draft.images.filter((each) => each !== name);
  return { ...draft, images: isChosen ? [...others, name] : others };
}

/** The same with what is on its way in now: what has arrived is chosen at once, as far as there is room. */
export function withFiles(draft: TemplateDraft, files: readonly FileRef[]): TemplateDraft {
  const arrived = files.filter((file) => uploadIdOf(file) === null);
  const names = arrived.map(({ storageName }) => storageName);
  return {
    ...draft,
    underway: files.filter((file) => uploadIdOf(file) !== null),
    brought: [...draft.brought, ...arrived],
    images: [...draft.images, ...names].slice(0, maxTemplateImages),
  };
}

/** A picture to choose: one that the server offers, or one that was brought here. */
export interface OfferedPicture {
  readonly name: string;
  /** Null where only those who work here may see it yet. */
  readonly address: string | null;
  readonly label: string;
}

/** The pictures that there are to choose from, those first that were brought here. */
export function picturesOf(saved: QrTemplateReply, draft: TemplateDraft): readonly OfferedPicture[] {
  const offered = saved.attributes.find(({ name }) => name === 'images')?.data.customValues ?? [];
  const brought = draft.brought.map(({ storageName, originalName }) => ({
    name: storageName,
    address: null,
    label: originalName,
  }));
  return [...brought, ...offered];
}

/** What was changed of the saved template: the names of attributes, and which parts of the page. */
export interface DraftChanges {
  readonly fields: readonly string[];
  readonly isReordered: boolean;
  readonly isSaidOtherwise: boolean;
  readonly isShownOtherwise: boolean;
}

/** What was changed of the saved template. */
export function changesOfDraft(saved: TemplateDraft, draft: TemplateDraft): DraftChanges {
  const orderOf = ({ sections }: TemplateDraft) =>
    sections.map(({ name, fields }) => [name, ...fields].join(' ')).join('\n');
  const names = draft.sections.flatMap(({ fields }) => fields);
  return {
    fields: names.filter((name) => saved.on.has(name) !== draft.on.has(name)),
    isReordered: orderOf(saved) !== orderOf(draft),
    isSaidOtherwise:
      saved.description.es !== draft.description.es || saved.description.en !== draft.description.en,
    isShownOtherwise: saved.images.join('\n') !== draft.images.join('\n'),
  };
}

type Sent = Pick<BodyInputOf<Calls['qrTemplates.save']>, 'template' | 'sections'>;

/** A template as the server is sent it: everything, in the order of the page. */
export function sentOf({ sections, on, description, images }: TemplateDraft): Sent {
  const { es, en } = description;
  return {
    template: [
      ...sections.flatMap(({ fields }) => fields.map((name) => ({ name, isEnabled: on.has(name) }))),
      { name: 'description', isEnabled: es !== '' || en !== '', values: { es, en } },
      { name: 'images', isEnabled: images.length > 0, values: [...images] },
    ],
    sections: sections.map(({ name }) => name),
  };
}
