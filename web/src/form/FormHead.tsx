import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { gutter, type, width } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { IconAction } from '../ui/IconAction';
import { Menu } from '../ui/popups';
import { StepBar } from '../ui/StepBar';
import { useSay } from '../words/use-say';
import { BackLink, type FormFrameProps } from './FormFrame';
import { useRailSteps } from './use-rail-steps';
import type { StepForm } from './use-step-form';

export interface FormHeadProps {
  readonly form: StepForm;
  readonly title: string;
  readonly back: FormFrameProps['back'];
  /** At the right of the title: that a draft was kept. */
  readonly note: ReactNode;
  /** Under the title on phones: 'La Matilde · borrador guardado'. */
  readonly phoneNote: string;
  readonly onCancel: () => void;
  /** Discards the draft that is kept; without one there is none. */
  readonly onDiscard?: (() => void) | undefined;
  /** It is a page of a way, whose frame says where one is and whose foot leads back. */
  readonly isPage?: boolean;
}

const Root = styled('header')(({ theme }) => ({
  width: '100%',
  maxWidth: width.form + 2 * gutter.wide,
  margin: '0 auto',
  padding: `24px ${gutter.wide}px 0`,
  [phone]: {
    padding: `8px ${gutter.phone}px 16px`,
    borderBottom: `1px solid ${theme.palette.line}`,
  },
}));
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, [phone]: { gap: 4 } });
const Words = styled('div')({ flex: 1, minWidth: 0 });
const Sub = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));
const Star = styled('span')(({ theme }) => ({ color: theme.palette.state.danger.text }));
const onPhone = { [phone]: { display: 'flex' }, display: 'none' } as const;
const OnPhone = styled('div')(onPhone);
const Desk = styled('div')({ [phone]: { display: 'none' } });
const Narrow = styled('div')(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));
const Above = styled('div')(({ theme }) => ({
  margin: '0 0 12px -12px',
  [phone]: { display: 'none' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));
const Bar = styled('div')(({ theme }) => ({
  marginTop: 12,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

/** The head of a form: its title and what must be filled; under 1024 px also where one is in it. */
export function FormHead(props: FormHeadProps) {
  const { form, title, back, note, phoneNote, onCancel, isPage = false } = props;
  const { say, word } = useSay('form');
  return (
    <Root>
      {!isPage && (
        <Above>
          <BackLink {...back} />
        </Above>
      )}
      <Line>
        {!isPage && (
          <OnPhone>
            <IconAction edge="start" label={say('ui:cancel')} onClick={onCancel}>
              <X size={20} />
            </IconAction>
          </OnPhone>
        )}
        <Words>
          <Typography component="h1" variant="h1" sx={{ [phone]: typeStyle(type.section) }}>
            {title}
          </Typography>
          <Desk>
            <RequiredNote />
          </Desk>
          <OnPhone>
            <Sub>{phoneNote}</Sub>
          </OnPhone>
        </Words>
        <Desk>{note}</Desk>
        {!isPage && (
          <Narrow>
            <StepMenu form={form} onDiscard={props.onDiscard} />
          </Narrow>
        )}
      </Line>
      {!isPage && (
        <Bar>
          <StepBar title={word(form.step.title)} step={form.at + 1} steps={form.steps.length} />
        </Bar>
      )}
    </Root>
  );
}

/** 'Los campos con * son obligatorios', the star as red as those that it speaks of. */
function RequiredNote() {
  const { say } = useSay();
  const star = '*';
  const [before = '', after = ''] = say('ui:requiredFields', { star }).split(star);
  return (
    <Sub>
      {before}
      <Star>{star}</Star>
      {after}
    </Sub>
  );
}

/** The steps where there is no room for the rail. */
function StepMenu({ form, onDiscard }: Pick<FormHeadProps, 'form' | 'onDiscard'>) {
  const { say } = useSay('form');
  const rail = useRailSteps(form);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <IconAction
        edge="end"
        label={say('form:otherSteps')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <EllipsisVertical size={20} />
      </IconAction>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        slotProps={{ paper: { component: 'nav', 'aria-label': say('ui:steps') } }}
      >
        {rail.map((step) => (
          <MenuItem
            key={step.id}
            selected={step.state === 'here'}
            onClick={() => {
              form.goTo(step.id);
            }}
          >
            <ListItemText
              primary={step.title}
              secondary={step.detail}
              slotProps={{
                primary: { variant: 'body2' },
                secondary: {
                  variant: 'caption',
                  sx: { color: step.failed === true ? 'state.danger.text' : 'ink3' },
                },
              }}
            />
          </MenuItem>
        ))}
        {onDiscard !== undefined && <Divider />}
        {onDiscard !== undefined && <MenuItem onClick={onDiscard}>{say('form:draftDiscard')}</MenuItem>}
      </Menu>
    </>
  );
}
