import { expect } from 'vitest';
import { findEpcisFaults } from '@huella/domain/engine/epcis/build-epcis-check';
import type { EpcisDocument } from '@huella/domain/engine/epcis/epcis-document';
import type { FileAnswer } from './client';

/** The events of an EPCIS document that a call answered, after it was checked against the standard. */
export function readEpcis({ bytes }: FileAnswer): EpcisDocument['epcisBody']['eventList'] {
  const document: unknown = JSON.parse(bytes.toString());
  expect(findEpcisFaults(document)).toEqual([]);
  return (document as EpcisDocument).epcisBody.eventList; // the check has just said so
}
