import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { Modal } from './Modal';

export interface SuccessModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** 'Animal cargado'. */
  readonly title: string;
  readonly text: ReactNode;
  /** What came of it: links to what was made. */
  readonly children?: ReactNode;
  /** What comes next, size `small`: 'Cargar otro', 'Ver animal'. */
  readonly actions?: ReactNode;
}

const shownFor = 4500;

const Disc = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: 12,
  borderRadius: '50%',
  backgroundColor: theme.palette.state.ok.ground,
  color: theme.palette.state.ok.text,
}));

/** Success dialog that closes after 4.5 seconds; the pointer over it or any key in it lets it stay. */
export function SuccessModal({ open, onClose, title, text, children, actions }: SuccessModalProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useRef(onClose);
  const hold = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    timer.current = setTimeout(() => {
      close.current();
    }, shownFor);
    return () => {
      clearTimeout(timer.current);
    };
  }, [open]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      above={
        <Disc aria-hidden="true">
          <Check size={20} />
        </Disc>
      }
      onActivity={hold}
      actionsAt="start"
      actions={actions}
    >
      {children}
    </Modal>
  );
}
