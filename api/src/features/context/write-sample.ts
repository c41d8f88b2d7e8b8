import type { FileReply } from '@huella/domain/calls/contract';
import type { SampleDocument } from '@huella/domain/model/file-rules';
import { files as en } from '@huella/domain/phrases/en/files';
import { files as es } from '@huella/domain/phrases/es/files';
import type { Language } from '@huella/domain/words';
import { pdfType, writeTablePdf } from '../../outside/sheets/write-table-pdf';

const words = { es, en } as const;

/** A sample document as a PDF: what the paper that is asked for states, with an example of each (document 1 section 3). */
export function writeSample({ title, facts }: SampleDocument, language: Language): FileReply {
  const say = words[language];
  return {
    name: `${say.sample} - ${title[language]}.pdf`,
    type: pdfType,
    bytes: writeTablePdf({
      title: title[language],
      subtitle: say.sampleNote,
      blocks: [
        {
          columns: [
            { heading: say.sampleStates, share: 1 },
            { heading: say.sample, share: 2 },
          ],
          rows: facts.map(({ label, example }) => [label[language], example[language]]),
        },
      ],
      pageLine: () => say.sampleNote,
    }),
  };
}
