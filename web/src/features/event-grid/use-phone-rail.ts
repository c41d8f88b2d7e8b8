import { useState } from 'react';
import { decidingColumns } from '@huella/domain/engine/events/row-columns';
import { plainText } from '@huella/domain/model/value';
import { tidyRaw } from '../../fields/raw-value';
import { tidyDate } from './read-rows';
import { dateName, ownTexts } from './row-state';
import type { EventGrid } from './use-event-grid';

/** Which of the rows is in view on a telephone, and the ways from it: it begins at the first that was refused, or that nobody filled in. */
export function usePhoneRail({ columns, wizard, edits, read, subject, refusalOf }: EventGrid) {
  const { rows } = read;
  const [place, setPlace] = useState(() => {
    const refused = rows.findIndex(({ asset }) => refusalOf(asset.id) !== null);
    const open = refused < 0 ? rows.findIndex(({ counts }) => !counts) : refused;
    return open < 0 ? Math.max(0, rows.length - 1) : open;
  });
  const here = rows[place];
  const main = decidingColumns(columns)[0]?.field;
  const go = (to: number) => {
    if (to < 0 || to >= rows.length) return;
    edits.rest();
    setPlace(to);
  };
  const review = () => {
    edits.flush();
    if (read.counted.length > 0 && read.faulty.length === 0) wizard.goNext();
  };
  const isLastRow = place === rows.length - 1;
  const next = () => {
    if (isLastRow) review();
    else go(place + 1);
  };
  const id = here?.asset.id ?? 0;
  const text = main === undefined ? '' : (ownTexts(edits.state, id)[main.name] ?? '');
  return {
    ...{ at: place, row: here, main, go, next, text, isLast: isLastRow },
    type: (typed: string) => {
      if (main !== undefined) edits.write([{ id, field: main.name, text: typed }]);
    },
    /** Writes what was typed as it was understood, and goes on to the next. */
    save: () => {
      const own = ownTexts(edits.state, id);
      const date = own[dateName] ?? '';
      if (main !== undefined && text !== '')
        edits.write([
          { id, field: main.name, text: plainText(tidyRaw(main, text.trim(), subject.locale)) },
          ...(date === '' ? [] : [{ id, field: dateName, text: tidyDate(date, subject.locale) }]),
        ]);
      next();
    },
  };
}
export type PhoneRail = ReturnType<typeof usePhoneRail>;
