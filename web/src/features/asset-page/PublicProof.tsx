import Button from '@mui/material/Button';
import ExternalLink from 'lucide-react/icons/external-link';
import QrCode from 'lucide-react/icons/qr-code';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';

export interface PublicProofProps {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** What everybody may see of a record, and the way there. */
export function PublicProof({ title, text, address }: PublicProofProps) {
  const { say } = useSay('page');
  return (
    <Card>
      <EmptyState
        icon={<QrCode size={20} />}
        title={title}
        text={text}
        actions={
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            endIcon={<ExternalLink size={16} />}
          >
            {say('page:proofOpen')}
          </Button>
        }
      />
    </Card>
  );
}
