import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { SyntheticEvent, ReactNode } from 'react';
import type { Address } from '../address';
import { phone } from '../theme/media';
import { gutter, height, type, width } from '../theme/tokens';
import { touchTarget } from '../theme/touch-target';
import { typeStyle } from '../theme/typography';
import { StepRail } from '../ui/StepRail';
import { useRailSteps } from './use-rail-steps';
import type { StepForm } from './use-step-form';

/** The way back to where one came from. */
export interface WayBack {
  readonly href: Address;
  readonly label: string;
}

export interface FormFrameProps {
  readonly form: StepForm;
  /** Where the arrow over the rail leads: the list. */
  readonly back: WayBack;
  readonly head: ReactNode;
  readonly foot: ReactNode;
  readonly children: ReactNode;
  /** Enter, and the main button. */
  readonly onSubmit: () => void;
  /** It is a page of a way, which has no steps of its own to go through. */
  readonly isPage?: boolean;
}

const Root = styled('form')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-page="false"]': { [theme.breakpoints.up('lg')]: { gridTemplateColumns: '248px minmax(0, 1fr)' } },
}));
const Rail = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.palette.ground,
  borderRight: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));
const RailInside = styled('div')({
  position: 'sticky',
  top: 0,
  display: 'grid',
  gap: 12,
  maxHeight: `calc(100dvh - ${height.topBar}px)`,
  overflowY: 'auto',
  padding: 12,
});
const Back = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 8,
  margin: '6px 0 0 12px',
  color: theme.palette.ink2,
  ...typeStyle(type.cell),
  [phone]: touchTarget((height.phoneTarget - type.cell.line) / 2),
}));
const Main = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const Column = styled('div')({
  position: 'relative',
  flex: 1,
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  margin: '0 auto',
  padding: `24px ${gutter.wide}px 32px`,
  // What takes the focus never hides behind the foot.
  '& :is(input, textarea, button, [role])': { scrollMarginBlock: height.wizardBar + 24 },
  [phone]: { padding: `16px ${gutter.phone}px 24px` },
});

/** The frame of a form in steps: the rail at the left from 1024 px, head and fields in a column, the foot in view. */
export function FormFrame(props: FormFrameProps) {
  const { form, back, head, foot, children, onSubmit, isPage = false } = props;
  const rail = useRailSteps(form);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Root noValidate data-whole-phone data-page={isPage} onSubmit={submit}>
      {!isPage && (
        <Rail>
          <RailInside>
            <BackLink {...back} />
            <StepRail steps={rail} onGo={form.goTo} />
          </RailInside>
        </Rail>
      )}
      <Main>
        {head}
        <Column>{children}</Column>
        {foot}
      </Main>
    </Root>
  );
}

/** The way back to where one came from. */
export function BackLink({ href, label }: WayBack) {
  return (
    <Back href={href}>
      <ArrowLeft size={16} aria-hidden="true" />
      {label}
    </Back>
  );
}
