import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { TransferPaper, TransferRow } from '@huella/domain/calls/transfers';
import { engineEvents } from '@huella/domain/model/engine-events';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, isFiles, type Locale } from '@huella/domain/model/value';
import { fileAddress } from '@huella/domain/engine/files/address';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Deps } from '../../deps';
import { noChanges, presentTo } from '../../http/event-for-reader';
import { findSentEvent } from './transfers.store';

/**
 * The papers of a transfer: what was filled in of its event beside what goes over, with the files. Both sides see them,
 * anyone who has the assets by now, but for what the sender keeps private; of what was refused there are none.
 */
export async function listTransferPapers(
  { db, config }: Deps,
  { id, assetType }: TransferRow,
  locale: Locale,
  readerId: number,
): Promise<readonly TransferPaper[]> {
  const model = findAssetType(assetType);
  const event = model === null ? null : findEvent(model, engineEvents.transfer);
  if (event === null) return [];
  const sent = await findSentEvent(db, id);
  if (model === null || sent === null) return [];
  const { fields: said } = presentTo(readerId, model, { ...sent, eventType: event.eventType }, noChanges);
  const papers = event.fields.filter(
    ({ name }) => name !== event.transfer?.kindField && !isEmpty(said[name]),
  );
  return papers.map((field) => {
    const value = said[field.name] ?? null;
    const files = isFiles(value) ? value : [];
    return {
      name: field.name,
      label: field.label[locale.language],
      text: formatField(field, value, locale),
      files: files.map(({ storageName, originalName }) => ({
        storageName,
        originalName,
        publicFileURI: config.publicUrl + fileAddress(storageName, false),
      })),
    };
  });
}
