import { useState } from 'react';
import type { DrawnArea } from '@huella/domain/model/value';
import { maxKmlBytes, readKml, writeKml, type KmlFault, type KmlReading } from '../map/kml';

/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

/** A file that gave no area: its name, and why. */
export interface BadKml {
  readonly name: string;
  readonly fault: KmlFault;
}

export interface KmlUpload {
  readonly bad: BadKml | null;
  /** How many areas the last file had, where it had more than one. */
  readonly found: number | null;
  readonly read: (file: File) => Promise<void>;
  readonly forget: () => void;
}

/** Takes the area of a KML file; what is wrong with it is kept to be shown (document 2 section 5). */
export function useKmlUpload(onArea: (area: DrawnArea) => void): KmlUpload {
  const [result, setResult] = useState<Pick<KmlUpload, 'bad' | 'found'>>(nothing);
  return {
    ...result,
    read: async (file) => {
      const reading = await readFile(file);
      if (reading.area === null) {
        setResult({ bad: { name: file.name, fault: reading.fault }, found: null });
        return;
      }
      setResult({ bad: null, found: reading.found > 1 ? reading.found : null });
      onArea(reading.area);
    },
    forget: () => {
      setResult(nothing);
    },
  };
}

const nothing = { bad: null, found: null };

async function readFile(file: File): Promise<KmlReading> {
  if (file.size > maxKmlBytes) return { area: null, fault: 'kmlTooBig' };
  try {
    return readKml(await file.text());
  } catch {
    // It was moved or changed since it was chosen, or the device does not let it be read.
    return { area: null, fault: 'kmlUnreadable' };
  }
}

/** Lets the browser save an area as a KML file. */
export async function saveKml(area: DrawnArea, name: string): Promise<void> {
  const text = await writeKml(area, name);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/vnd.google-earth.kml+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.kml`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, heldMs);
}
