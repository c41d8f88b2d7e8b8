import { alpha, styled } from '@mui/material/styles';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { brandDot, brandGround } from '../theme/brand-ground';
import { onColour, paper, radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { exampleQr } from './example-qr';

interface PreviewStep {
  readonly title: string;
  readonly place: string;
  /** As it is read: '14 sep 2024'. */
  readonly date: string;
}

export interface PreviewCardProps {
  /** What it is: 'Vaquillona Aberdeen Angus'. */
  readonly kind: string;
  /** Its tag: 'KD482 C317 6'. */
  readonly name: string;
  /** Oldest first; the last one is where it is now. */
  readonly steps: readonly PreviewStep[];
  /** Accessible name of the code: 'Código QR de ejemplo'. */
  readonly codeLabel: string;
  /** Where a real one is seen: all of the card leads there. */
  readonly link?: { readonly page: string; readonly label: string } | undefined;
}

const Sheet = styled('figure')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 420,
  padding: '20px 22px 22px',
  border: `1px solid ${alpha(onColour, 0.18)}`,
  borderRadius: radius.base,
  backgroundColor: brandGround(theme, 0.595),
  color: onColour,
}));
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
});
const Code = styled('svg')(({ theme }) => ({
  width: 60,
  height: 60,
  padding: 6,
  borderRadius: radius.base,
  backgroundColor: paper,
  color: brandGround(theme, 0.595),
}));
const soft = alpha(onColour, 0.82);
const Kind = styled('p')({ color: soft, ...typeStyle(type.meta) });
const Name = styled('p')({ ...typeStyle(type.page) });
const List = styled('ol')({ marginTop: 17 });
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 12,
  alignContent: 'start',
  minHeight: 54,
  paddingLeft: 28,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 7,
    width: 9,
    height: 9,
    borderRadius: '50%',
    backgroundColor: brandDot(theme),
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 20,
    bottom: -3,
    width: 1,
    backgroundColor: alpha(onColour, 0.35),
  },
  '&:last-of-type': { minHeight: 0 },
  '&:last-of-type::before': {
    left: 1,
    top: 5,
    width: 12,
    height: 12,
    backgroundColor: onColour,
    boxShadow: `0 0 0 4px ${alpha(onColour, 0.2)}`,
  },
}));
const Title = styled('span')(typeStyle({ ...type.body, weight: 500 }));
const When = styled('span')({ color: soft, ...typeStyle(type.meta), lineHeight: '1.25rem' });
const Where = styled('span')({ gridColumn: '1 / -1', color: soft, ...typeStyle(type.meta) });

/** A page that the server draws, not a screen: it is loaded. */
const Live = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 18,
  color: 'inherit',
  textDecoration: 'none',
  ...typeStyle({ ...type.body, weight: 600 }),
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.base },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${onColour}`, outlineOffset: 2 },
});

/** The 'passport' of an example asset: what it is, where it has been, and its code. For coloured grounds. */
export function PreviewCard({ kind, name, steps, codeLabel, link }: PreviewCardProps) {
  return (
    <Sheet>
      <Head>
        <figcaption>
          <Kind>{kind}</Kind>
          <Name>{name}</Name>
        </figcaption>
        <Code viewBox={`0 0 ${exampleQr.size} ${exampleQr.size}`} role="img" aria-label={codeLabel}>
          <path d={exampleQr.path} fill="currentColor" shapeRendering="crispEdges" />
        </Code>
      </Head>
      <List>
        {steps.map(({ title, place, date }) => (
          <Step key={`${title} ${date}`}>
            <Title>{title}</Title>
            <When>{date}</When>
            <Where>{place}</Where>
          </Step>
        ))}
      </List>
      {link !== undefined && (
        <Live href={link.page}>
          {link.label}
          <ArrowRight size={16} aria-hidden="true" />
        </Live>
      )}
    </Sheet>
  );
}
