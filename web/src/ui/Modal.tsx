import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { phone } from '../theme/media';
import { width } from '../theme/tokens';

export interface ModalProps {
  readonly open: boolean;
  /** Escape and a click outside; without it the modal can only be left by its buttons. */
  readonly onClose?: (() => void) | undefined;
  readonly title: string;
  /** The sentence under the title. */
  readonly text?: ReactNode;
  /** Icon of 18 px before the title. */
  readonly icon?: ReactNode;
  /** Drawing over the title. */
  readonly above?: ReactNode;
  /** 344, 560 or 800 px. */
  readonly size?: 'small' | 'base' | 'wide';
  /** Buttons of size `small`, the main one last. */
  readonly actions?: ReactNode;
  readonly actionsAt?: 'start' | 'end';
  readonly children?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog';
  /** Called when the pointer comes over the modal or a key is pressed in it. */
  readonly onActivity?: (() => void) | undefined;
  /** Called when it is gone, and the focus is back where it was, if that is still there. */
  readonly onClosed?: (() => void) | undefined;
}

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: 20,
  [phone]: { padding: 16 },
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
/** The padding gives rings of focus room inside of what scrolls. */
const Body = styled('div')({ minHeight: 0, overflowY: 'auto', margin: '8px -4px -4px', padding: 4 });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 16,
  '&[data-at="end"]': { justifyContent: 'flex-end' },
  [phone]: { '& > *': { flex: '1 1 auto' } },
});

/** A dialog over the page. The focus goes in, stays in, and comes back. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, text, icon, above, size = 'small', actions, actionsAt = 'end' } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      {...(onClose === undefined ? {} : { onClose })}
      role={props.role ?? 'dialog'}
      {...(props.onActivity === undefined ? {} : { onKeyDown: props.onActivity })}
      aria-labelledby={`${id}-title`}
      {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
      slotProps={{
        ...(props.onClosed === undefined ? {} : { transition: { onExited: props.onClosed } }),
        paper: {
          onPointerEnter: props.onActivity,
          style: { width: `min(${width.modal[size]}px, calc(100vw - 32px))` },
        },
      }}
    >
      <Sheet>
        {above}
        <Head>
          {icon}
          <Typography
            id={`${id}-title`}
            component="h2"
            variant="h3"
            sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {title}
          </Typography>
        </Head>
        {text !== undefined && (
          <Typography id={`${id}-text`} component="div" variant="body2" sx={{ color: 'ink2', mt: 1 }}>
            {text}
          </Typography>
        )}
        {props.children !== undefined && <Body>{props.children}</Body>}
        {actions !== undefined && <Actions data-at={actionsAt}>{actions}</Actions>}
      </Sheet>
    </Dialog>
  );
}
