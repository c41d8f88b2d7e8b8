import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { NamedAsset } from '@huella/domain/calls/selecting';
import type { Say } from '@huella/domain/phrases/areas';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { CopyButton } from '../ui/CopyButton';
import { formatCount } from '../ui/format-count';
import { Modal } from '../ui/Modal';
import { useSay } from '../words/use-say';
import type { PickedAsset } from './chosen-assets';
import type { PastedFound } from './pasted-found';

/** What can be done with what a pasted list names; of a file or a paste its text says more than names. */
export interface PastedWays {
  readonly onClose: () => void;
  /** Without it nothing can be selected. */
  readonly onSelect?: (rows: readonly PickedAsset[], text: string) => void;
  /** Without it the list cannot be filtered. */
  readonly onFilter?: (ids: readonly number[]) => void;
  /** What is selected comes beside what was. */
  readonly adds?: boolean;
  /** The list leaves rows out. */
  readonly isNarrowed?: boolean;
}

export interface PastedResultProps extends PastedWays {
  /** As it was pasted. */
  readonly text: string;
  readonly title: string;
  readonly found: PastedFound;
  /** How many identifiers were looked for. */
  readonly total: number;
  readonly onBack: () => void;
}

/** Lines of a part that are drawn; the rest is counted. */
const drawn = 50;

const Parts = styled('div')({ display: 'grid', gap: 16 });
const Head = styled('h3')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...typeStyle(type.cell),
  fontWeight: 600,
});
const Lines = styled('ul')(({ theme }) => ({
  maxHeight: 160,
  overflowY: 'auto',
  marginTop: 4,
  color: theme.palette.ink2,
  overflowWrap: 'anywhere',
  ...typeStyle(type.cell),
  '& > li': { padding: '2px 0' },
}));

/** What each identifier of a pasted list turned out to be, and what can be done with those that are in the list. */
export function PastedResult(props: PastedResultProps) {
  const { found, total, title, isNarrowed = false, onClose, onSelect } = props;
  const { say, language } = useSay('list');
  const count = found.listed.length;
  const figures = { figure: formatCount(count, language), total: formatCount(total, language) };
  const texts = (all: readonly string[]) => all.map((text) => ({ key: text, text }));
  const assets = (all: readonly NamedAsset[]) =>
    all.map((each) => ({ key: String(each.id), text: `${each.label} · ${stateText(each, say)}` }));
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={title}
      text={
        <span role="status">
          {count === 0 ? say('list:pasteNone', figures) : say('list:pasteFound', figures)}
          {isNarrowed && onSelect !== undefined && found.picked.length > 0 && ` ${say('list:pasteWhole')}`}
        </span>
      }
      actions={<Ways {...props} />}
    >
      <Parts>
        <Part
          title={say('list:pasteMissing')}
          lines={texts(found.missing)}
          action={
            <CopyButton
              text={found.missing.join('\n')}
              label={say('list:pasteMissingCopy')}
              doneLabel={say('list:pasteMissingCopied')}
            />
          }
        />
        <Part title={say('list:pasteGone')} lines={assets(found.gone)} />
        <Part title={say('list:pasteHeld')} lines={assets(found.held)} />
        <Part title={say('list:pasteSeveral')} lines={texts(found.several)} />
        <Part title={say('list:pasteDoubles')} lines={texts(found.doubles)} />
      </Parts>
    </Modal>
  );
}

function stateText({ state, place = '' }: NamedAsset, say: Say): string {
  const words = {
    here: 'list:pasteHere',
    paused: 'list:pastePaused',
    travelling: 'list:pasteTravelling',
    ended: 'list:pasteEnded',
    retired: 'list:pasteRetired',
    transferred: 'list:pasteTransferred',
    elsewhere: 'list:pasteElsewhere',
  } as const;
  return say(words[state], { place });
}

/** Back to the list, and on with what was found in it. */
function Ways({ found, text, adds = false, onBack, onClose, onSelect, onFilter }: PastedResultProps) {
  const { say, language } = useSay('list');
  const { picked, listed } = found;
  return (
    <>
      <Button size="small" onClick={onBack}>
        {say('list:pasteBack')}
      </Button>
      {onFilter !== undefined && listed.length > 0 && (
        <Button
          size="small"
          variant={onSelect === undefined ? 'contained' : 'outlined'}
          onClick={() => {
            onFilter(listed);
            onClose();
          }}
        >
          {say('list:pasteFilter', { figure: formatCount(listed.length, language) })}
        </Button>
      )}
      {onSelect !== undefined && picked.length > 0 && (
        <Button
          size="small"
          variant="contained"
          onClick={() => {
            onSelect(picked, text);
            onClose();
          }}
        >
          {say(adds ? 'list:pasteAdd' : 'list:pasteSelect', { figure: formatCount(picked.length, language) })}
        </Button>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly text: string }[];
  readonly action?: ReactNode;
}

function Part({ title, lines, action }: PartProps) {
  const { say, language } = useSay('list');
  if (lines.length === 0) return null;
  const rest = lines.length - drawn;
  return (
    <section>
      <Head>
        {title} · {formatCount(lines.length, language)}
        {action}
      </Head>
      <Lines tabIndex={0} aria-label={title}>
        {lines.slice(0, drawn).map(({ key, text }, at) => (
          <li key={`${key} ${String(at)}`}>{text}</li>
        ))}
        {rest > 0 && <li>{say('list:pasteMore', { count: rest })}</li>}
      </Lines>
    </section>
  );
}
