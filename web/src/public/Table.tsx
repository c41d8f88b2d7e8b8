import type { QrAttribute } from '@huella/domain/calls/qr-page';
import type { Speech } from './speech';

interface TableProps {
  readonly attribute: QrAttribute;
  readonly speech: Speech;
}

/** The rows of a list, opened, under what its columns are called. */
export function Table({ attribute, speech }: TableProps) {
  const { word } = speech;
  const { table, label } = attribute.data;
  if (table === null) return null;
  return (
    <div className="rows">
      <table aria-label={word(label)}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.es} scope="col">
                {word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={`${at}-${row[0]?.es ?? ''}`}>
              {row.map((cell, column) => (
                <td key={table.columns[column]?.es}>{word(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What was done, one after the other: the first column says when. */
export function TimeLine({ attribute, speech }: TableProps) {
  const { word } = speech;
  const { table, label } = attribute.data;
  if (table === null) return null;
  return (
    <ol className="days" aria-label={word(label)}>
      {table.rows.map(([day, ...rest], at) => (
        <li key={`${at}-${day?.es ?? ''}`}>
          <span className="when">{day === undefined ? '' : word(day)}</span>
          <span>
            {rest
              .map(word)
              .filter((text) => text !== '')
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
