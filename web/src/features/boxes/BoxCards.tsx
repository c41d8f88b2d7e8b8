import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { boxNewAddress } from '../../form/record-address';
import { ring } from '../../theme/focus';
import { motion, radius, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { CardGrid } from '../../ui/CardGrid';
import { useSay } from '../../words/use-say';
import type { Company } from '../companies/companies-list';
import { BoxCard } from './BoxCard';
import type { Box } from './boxes-list';

export interface BoxCardsProps {
  readonly company: Company;
  readonly boxes: readonly Box[];
  readonly hasTrail: boolean;
  /** Inside which one they are. */
  readonly parentId: number | null;
  /** Offers to open another one, where the plan has room. */
  readonly room: { readonly left: number } | null;
}

/** So many cards are drawn at first, and more at a time: hundreds stay quick. */
const drawnAtOnce = 48;

const More = styled('div')({ display: 'grid', justifyItems: 'center', padding: '8px 0' });
const Add = styled(Link)(({ theme }) => ({
  height: '100%',
  minHeight: 196,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  padding: 16,
  border: `1px dashed ${theme.palette.control}`,
  borderRadius: radius.base,
  color: theme.palette.accent.text,
  transition: `background-color ${motion.quick}ms`,
  '& strong': { color: theme.palette.ink, ...typeStyle({ ...type.body, weight: 600 }) },
  '& small': { color: theme.palette.ink3, ...typeStyle(type.cell) },
  '&:hover': { backgroundColor: theme.palette.surface, textDecoration: 'none' },
  '&:focus-visible': ring(theme),
}));

/** The cards of establishments, by name as they come. */
export function BoxCards({ company, boxes, hasTrail, parentId, room }: BoxCardsProps) {
  const { say } = useSay('organisation');
  const [limit, setLimit] = useState(drawnAtOnce);
  const left = Math.max(0, boxes.length - limit);
  return (
    <>
      <CardGrid as="ul" aria-label={say('organisation:boxes')}>
        {boxes.slice(0, limit).map((box) => (
          <BoxCard key={box.id} box={box} hasTrail={hasTrail} />
        ))}
        {room !== null && room.left > 0 && left === 0 && (
          <li>
            <Add href={boxNewAddress(company.id, parentId)} underline="none">
              <Plus size={20} aria-hidden="true" />
              <strong>{say(parentId === null ? 'organisation:addBox' : 'organisation:addInside')}</strong>
              <small>{say('organisation:roomLeft', { count: room.left })}</small>
            </Add>
          </li>
        )}
      </CardGrid>
      {left > 0 && (
        <More>
          <Button
            variant="outlined"
            onClick={() => {
              setLimit(limit + drawnAtOnce);
            }}
          >
            {say('organisation:showMore', { count: Math.min(left, drawnAtOnce) })}
          </Button>
        </More>
      )}
    </>
  );
}
