import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import ExternalLink from 'lucide-react/icons/external-link';
import { hostOf } from '@huella/domain/host-of';
import { useSay } from '../words/use-say';
import { Hidden } from './Hidden';

const Anchor = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
});

export interface OutsideLinkProps {
  /** An address that begins with https. */
  readonly address: string;
  readonly tabIndex?: number;
}

/** A page elsewhere, by the site that it is on: it opens in a tab of its own, and knows nothing of where it came from. */
export function OutsideLink({ address, tabIndex = 0 }: OutsideLinkProps) {
  const { say } = useSay();
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" title={address} tabIndex={tabIndex}>
      <ExternalLink size={14} aria-hidden="true" />
      {hostOf(address)}
      <Hidden> {say('ui:opensNewTab')}</Hidden>
    </Anchor>
  );
}
