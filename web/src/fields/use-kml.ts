import { useState } from 'react';
import type { DrawnArea } from '@huella/domain/model/value';
import { maxKmlBytes, readKml, writeKml, type KmlFault } from '../map/kml';

/** How long the browser may take to begin to save, in milliseconds, before the bytes are let go. */
const heldMs = 60_000;

export interface KmlUpload {
  readonly fault: KmlFault | null;
  /** How many areas the last file had, where it had more than one. */
  readonly found: number | null;
  readonly read: (file: File) => Promise<void>;
  readonly forget: () => void;
}

/** Takes the area of a KML file; what is wrong with it is kept to be shown (document 2 section 5). */
export function useKmlUpload(onArea: (area: DrawnArea) => void): KmlUpload {
  const [result, setResult] = useState<{ readonly fault: KmlFault | null; readonly found: number | null }>({
    fault: null,
    found: null,
  });
  return {
    ...result,
    read: async (file) => {
      const reading =
        file.size > maxKmlBytes ? ({ area: null, fault: 'kmlTooBig' } as const) : readKml(await file.text());
      if (reading.area === null) {
        setResult({ fault: reading.fault, found: null });
        return;
      }
      setResult({ fault: null, found: reading.found > 1 ? reading.found : null });
      onArea(reading.area);
    },
    forget: () => {
      setResult({ fault: null, found: null });
    },
  };
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
