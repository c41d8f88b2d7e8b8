import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { print } from '../../theme/media';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';

export interface PanelCardProps {
  readonly title: string;
  /** What its figures are in. */
  readonly unit?: string | null;
  readonly actions?: ReactNode;
  readonly isEmpty?: boolean;
  /** The level of its title; the second unless it is in a part of the panel. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 32,
  marginBottom: 8,
  '& > span': { marginLeft: 'auto', ...theme.typography.body2, color: theme.palette.ink3 },
  // What stands beside a title leads somewhere, or changes what is under it.
  [print]: { '& > a, & > button': { display: 'none' } },
}));

/** A part of the panel under its title. */
export function PanelCard({
  title,
  unit = null,
  actions,
  isEmpty = false,
  level = 'h2',
  children,
}: PanelCardProps) {
  const { say } = useSay('panel');
  return (
    <Card as="section">
      <Head>
        <Typography component={level} variant="h4">
          {title}
        </Typography>
        {unit !== null && <span>{unit}</span>}
        {!isEmpty && actions}
      </Head>
      {isEmpty ? (
        <Typography variant="body2" sx={{ color: 'ink3' }}>
          {say('panel:noneText')}
        </Typography>
      ) : (
        children
      )}
    </Card>
  );
}
