import { alpha, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { boxesAddress } from '../../form/record-address';
import { ActionsMenu } from '../../list/ActionsMenu';
import { onColour, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { ContourBand } from '../../ui/ContourBand';
import { cutText } from '../../ui/cut-text';
import { initialsOf } from '../../ui/initials';
import { PlainChip } from '../../ui/PlainChip';
import { useSay } from '../../words/use-say';
import { useHeldWords } from '../companies/use-held-words';
import type { Box } from './boxes-list';
import { useBoxActions } from './use-box-actions';

export interface BoxCardProps {
  readonly box: Box;
  /** Says inside which others it is: where it is found from afar. */
  readonly hasTrail: boolean;
}

/** So many letters of a name are shown (document 3 section 9). */
const shownLetters = 30;

const Dots = styled('div')({
  position: 'absolute',
  top: 6,
  right: 6,
  '& [data-icon-button]': { color: onColour, '&:hover': { backgroundColor: alpha(onColour, 0.16) } },
  '& [data-icon-button]:focus-visible': { outline: `2px solid ${onColour}`, outlineOffset: -2 },
});
const Tile = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  bottom: -23,
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  overflow: 'hidden',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  backgroundColor: theme.palette.surface,
  color: theme.palette.ink,
  ...typeStyle({ ...type.section, size: 15 }),
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Words = styled('div')({ padding: '34px 16px 12px' });
const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });
const Quiet = styled('p')(({ theme }) => ({
  color: theme.palette.ink3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle(type.cell),
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 14,
  margin: '0 16px',
  padding: '11px 0',
  borderTop: `1px solid ${theme.palette.line}`,
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  '& > svg': { marginLeft: 'auto', color: theme.palette.ink3 },
}));

/** An establishment: what it is, where it is, what it holds, and the way inside (document 3 section 2). */
export function BoxCard({ box, hasTrail }: BoxCardProps) {
  const { say } = useSay('organisation');
  const held = useHeldWords();
  const actions = useBoxActions(box);
  const place = [box.alias, box.city, box.region].filter((part) => part !== '');
  const trail = box.trail.map(({ value }) => value).join(' › ');
  return (
    <Card
      as="li"
      flush
      href={boxesAddress(box.fk, box.id)}
      linkLabel={say('organisation:openBox', { name: box.value })}
    >
      <ContourBand name={box.value}>
        <Dots>
          <ActionsMenu label={box.value} actions={actions} />
        </Dots>
        <Tile aria-hidden="true">
          {box.logo === null ? (
            initialsOf(box.value, 'company')
          ) : (
            <img src={box.logo} alt="" loading="lazy" />
          )}
        </Tile>
      </ContourBand>
      <Words>
        <Name>
          <Typography component="h2" variant="h3" title={box.value} sx={{ overflowWrap: 'anywhere' }}>
            {cutText(box.value, shownLetters)}
          </Typography>
          <PlainChip>{box.subtypeName}</PlainChip>
        </Name>
        <Quiet title={place.join(' · ')}>{place.join(' · ')}</Quiet>
        <Quiet title={box.companyname}>{box.companyname}</Quiet>
        {hasTrail && trail !== '' && <Quiet title={trail}>{say('organisation:within', { trail })}</Quiet>}
      </Words>
      <Foot>
        <span>{held(box)}</span>
        <span>{say('organisation:insideCounted', { count: box.boxes })}</span>
        <ChevronRight size={16} aria-hidden="true" />
      </Foot>
    </Card>
  );
}
