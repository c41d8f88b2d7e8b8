import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Paperclip from 'lucide-react/icons/paperclip';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { FileRef } from '@huella/domain/model/value';
import { addressOf } from '../../address';
import { paths } from '../../paths';
import { focusLine, ring } from '../../theme/focus';
import { phone } from '../../theme/media';
import { height, radius, type } from '../../theme/tokens';
import { touchTarget } from '../../theme/touch-target';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

type Of<Part extends keyof HistoryEntry> = { readonly entry: Pick<HistoryEntry, Part> };

export const Line = styled('p')(({ theme }) => ({
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '& strong': { color: theme.palette.ink, fontWeight: 600 },
}));
/** What takes more room than it is worth until somebody asks is folded. */
const Folded = styled('details')(({ theme }) => ({
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& summary': {
    width: 'fit-content',
    borderRadius: radius.key,
    cursor: 'pointer',
    '&:focus-visible': focusLine(theme),
    [phone]: { minHeight: height.phoneTarget, padding: '12px 0' },
  },
}));
const Values = styled('dl')(({ theme }) => ({
  columnWidth: 240,
  columnGap: 24,
  marginTop: 6,
  '& > div': { breakInside: 'avoid', padding: '2px 0' },
  '& dt': { display: 'inline', color: theme.palette.ink3 },
  '& dd': { display: 'inline', color: theme.palette.ink, fontWeight: 500, overflowWrap: 'anywhere' },
}));
const Files = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '4px 0 2px',
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
});
const File = styled(ButtonBase)(({ theme }) => ({
  gap: 6,
  maxWidth: '100%',
  minHeight: height.filterChip,
  padding: '0 10px',
  border: `1px solid ${theme.palette.line2}`,
  borderRadius: radius.inner,
  color: theme.palette.ink,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  ...typeStyle(type.cell),
  '& > svg': { flex: 'none', color: theme.palette.ink2 },
  '&:hover': { borderColor: theme.palette.control },
  '&.Mui-focusVisible': ring(theme),
  [phone]: { minHeight: height.phoneTarget },
}));

/** Between two facts: it may end a line, none begins with it. */
export const dot = '\u00a0· ';

/** Up to so many values that an asset was loaded with are told at once. */
const toldAtOnce = 3;

/** What the event changed. What was blank before is not mentioned; first facts are in one line, those of a load unfold. */
export function Changes({ entry }: Of<'changes' | 'event_type'>) {
  const { say } = useSay('events', 'page');
  const changed = entry.changes.filter(({ before, after }) => before !== after);
  const first = changed.filter(({ before }) => before === '');
  const others = changed.filter(({ before }) => before !== '');
  const isFolded = entry.event_type === engineEvents.load && first.length > toldAtOnce;
  return (
    <>
      {others.map(({ name, label, before, after }) => (
        <Line key={name}>
          {label}: {before} → <strong>{after === '' ? say('events:none') : after}</strong>
        </Line>
      ))}
      {isFolded && (
        <Folded>
          <summary>{say('page:loadedWith', { count: first.length })}</summary>
          <Values>
            {first.map(({ name, label, after }) => (
              <div key={name}>
                <dt>{label}: </dt>
                <dd>{after}</dd>
              </div>
            ))}
          </Values>
        </Folded>
      )}
      {!isFolded && first.length > 0 && (
        <Line>
          {first.map(({ name, label, after }, at) => (
            <span key={name}>
              {at > 0 && dot}
              {label}: <strong>{after}</strong>
            </span>
          ))}
        </Line>
      )}
    </>
  );
}

/** The files that came with an event; each opens as a whole. */
export function EntryFiles({
  entry: { files },
  onFile,
}: Of<'files'> & { readonly onFile: (file: FileRef) => void }) {
  const { say } = useSay('page');
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((file) => (
        <li key={file.storageName}>
          <File
            disableRipple
            title={file.label}
            aria-label={say('page:fileOpen', { file: file.originalName })}
            onClick={() => {
              onFile(file);
            }}
          >
            <Paperclip size={14} aria-hidden="true" />
            {file.originalName}
          </File>
        </li>
      ))}
    </Files>
  );
}

/** High enough for a finger, in a line of small text. */
const RunLink = styled(Link)({
  display: 'inline-block',
  minHeight: 24,
  padding: '4px 0',
  [phone]: touchTarget((height.phoneTarget - 24) / 2),
});

/** The run that recorded an event, with the file that it read. */
export function EntryRun({ run: { id, file } }: { readonly run: NonNullable<HistoryEntry['run']> }) {
  const { say } = useSay('page');
  return (
    <RunLink href={addressOf(paths.run, {}, { id })}>
      {file === null ? say('page:fromRun') : say('page:fromFile', { file })}
    </RunLink>
  );
}
