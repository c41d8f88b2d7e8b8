import type { Attribute } from '@huella/domain/model/attribute';
import type { FileCell } from '@huella/domain/calls/objects';
import { isFiles, type FileRef, type Value } from '@huella/domain/model/value';
import { fileAddress } from '@huella/domain/engine/files/address';

/** Files leave with the address that their bytes are read at, by everybody or by those who may see the record. */
export function presentFiles(attribute: Attribute, files: readonly FileRef[], publicUrl: string): FileCell[] {
  const isPublic = attribute.files?.isPublic === true;
  return files.map(({ storageName, originalName }) => ({
    storageName,
    originalName,
    publicFileURI: publicUrl + fileAddress(storageName, isPublic),
  }));
}

/** The canonical value for a form; files with their address beside their names. */
export function presentValue(attribute: Attribute, value: Value, publicUrl: string): Value {
  return attribute.type === 'file' && isFiles(value) ? presentFiles(attribute, value, publicUrl) : value;
}
