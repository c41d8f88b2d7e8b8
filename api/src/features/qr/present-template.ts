import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { QrTemplateAttribute } from '@huella/domain/calls/qr-templates';
import { disabledInLists, scopeOf } from '@huella/domain/engine/access/field-access';
import {
  completeTemplate,
  sectionOrder,
  templateFields,
  type TemplateField,
} from '@huella/domain/engine/qr/template';
import { blankTemplate, changesOf } from '@huella/domain/engine/qr/template-changes';
import type { AssetType } from '@huella/domain/model/asset-type';
import { fileAddress } from '@huella/domain/engine/files/address';
import { fail } from '@huella/domain/model/errors';
import { sectionTitleOf } from '@huella/domain/engine/qr/section-title';
import type { QrTemplate } from '@huella/domain/model/qr-template';
import type { QrType } from '@huella/domain/model/qr-types';
import type { BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import { listPlacePictures, type PlacePicture } from './place-pictures.store';
import { publicFileFields } from './public-file-fields';
import { findTemplate, listSamples, type StoredTemplate, type TemplatePlace } from './qr-templates.store';

/** How many of what has such a page can be looked at beside the form. */
const maxSamples = 20;

/** Pictures that there are to choose from. */
const maxPictures = 24;

/** The model of the assets whose pages are meant. */
export function getModel({ assetType }: Pick<TemplatePlace, 'assetType'>): AssetType {
  return findAssetType(assetType) ?? fail('notFound');
}

/** The public attributes of a model with pictures that an establishment lists. */
export function pictureFieldsOf(model: AssetType, place: BoxAccess): readonly string[] {
  return publicFileFields(model, disabledInLists(model, scopeOf(place)));
}

/** As it is now, with what could be chosen. */
export async function presentTemplate(
  { db }: Deps,
  place: BoxAccess,
  asked: TemplatePlace,
): Promise<ReplyInputOf<Calls['qrTemplates.get']>> {
  const model = getModel(asked);
  const [stored, samples] = await Promise.all([findTemplate(db, asked), listSamples(db, asked, maxSamples)]);
  const template = stored?.template ?? null;
  const fields = templateFields(model, asked.type, template, disabledInLists(model, scopeOf(place)));
  const chosen = template?.images ?? [];
  const pictures = await listPlacePictures(db, asked, pictureFieldsOf(model, place), {
    named: chosen,
    limit: maxPictures,
  });
  return {
    box: { id: place.boxId, name: place.name },
    assetType: asked.assetType,
    version: stored?.version ?? 0,
    updated: stored === null ? null : { at: stored.at.toISOString(), by: stored.by },
    pages: samples.total,
    attributes: [
      ...fields.map(presentField),
      presentDescription(template),
      presentImages(model, chosen, pictures),
    ],
    sections: sectionOrder(asked.type, template).flatMap((name) => {
      const own = fields.filter(({ section }) => section === name).map(({ attribute }) => attribute.name);
      return own.length === 0 ? [] : [{ name, title: sectionTitleOf(model, name), fields: own }];
    }),
    samples: samples.rows.map(({ id, name, attributes }) => ({
      id,
      label: name || labelOf(model, attributes) || String(id),
    })),
  };
}

function presentField({ attribute, isEnabled, reason }: TemplateField): QrTemplateAttribute {
  return {
    name: attribute.name,
    type: attribute.qr?.type ?? 'text',
    isEnabled,
    isUserConfigurable: reason === null,
    hide: reason === 'shut' || reason === 'private',
    reason,
    data: { label: attribute.label, value: { es: '', en: '' }, enableValues: [], customValues: [] },
  };
}

function presentDescription(template: QrTemplate | null): QrTemplateAttribute {
  const value = template?.description ?? blankTemplate.description;
  return {
    name: 'description',
    type: 'description',
    isEnabled: value.es !== '' || value.en !== '',
    isUserConfigurable: true,
    hide: false,
    reason: null,
    data: {
      label: { es: 'Descripción', en: 'Description' },
      value,
      enableValues: [],
      customValues: [],
    },
  };
}

/** The pictures that pages may show, and those that were chosen and are still there, in their order. */
function presentImages(
  model: AssetType,
  chosen: readonly string[],
  pictures: readonly PlacePicture[],
): QrTemplateAttribute {
  const shown = chosen.filter((name) => pictures.some((each) => each.name === name));
  return {
    name: 'images',
    type: 'selectimages',
    isEnabled: shown.length > 0,
    isUserConfigurable: true,
    hide: false,
    reason: null,
    data: {
      label: { es: 'Imágenes', en: 'Images' },
      value: { es: '', en: '' },
      enableValues: shown,
      customValues: pictures.map(({ name, attributes, brought }) => ({
        name,
        address: brought === null ? fileAddress(name, true) : null,
        label: brought ?? labelOf(model, attributes),
      })),
    },
  };
}

/** Each version with what it changed of the one before it. */
export function presentVersions(
  model: AssetType,
  type: QrType,
  versions: readonly StoredTemplate[],
): ReplyInputOf<Calls['qrTemplates.versions']> {
  const labels = new Map(model.attributes.map(({ name, label }) => [name, label]));
  const whole = versions.map(({ template }) => completeTemplate(model, type, template));
  return versions.map(({ version, at, by, restores }, index) => ({
    version,
    at: at.toISOString(),
    by,
    restores,
    changes: changesOf(
      whole[index + 1] ?? completeTemplate(model, type, null),
      whole[index] ?? blankTemplate,
    ).map(({ kind, names }) => ({
      kind,
      labels: names.map((name) => labels.get(name) ?? { es: name, en: name }),
    })),
  }));
}
