import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../call/call';
import { paths } from '../../paths';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { Notice } from '../../ui/Notice';
import { Points } from '../../ui/Points';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { AskPassword } from '../access/AskPassword';
import { Panel } from '../account/Panel';
import { useRefreshAll, type OwnershipPartProps } from './ownership-calls';

const Body = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start' });
const Pages = styled('div')({ width: '100%', maxWidth: 640 });

/** What becomes of the public pages of a company that is closed. */
type PublicPages = 'stay' | 'dark';

/** Closes a company, with what is lost and what stays; or says what still keeps it from being closed. */
export function ClosePanel({ companyId, ownership }: OwnershipPartProps) {
  const { say } = useSay('ownership');
  const [pages, setPages] = useState<PublicPages>('stay');
  const [isAsking, setAsking] = useState(false);
  const { transfers, runs, people, invitations, company_name: name } = ownership;
  const isBusy = transfers > 0 || runs > 0;
  const close = useClose(companyId, name);
  return (
    <Panel title={say('ownership:close')} text={say('ownership:closeText')}>
      <Body>
        {isBusy && (
          <Notice tone="warning" title={say('ownership:closeBusy')}>
            {say('ownership:closeBusyText', { transfers, runs })}
          </Notice>
        )}
        <Points>
          {people > 0 && <li>{say('ownership:closePeople', { count: people })}</li>}
          {invitations > 0 && <li>{say('ownership:closeInvitations', { count: invitations })}</li>}
          <li>{say('ownership:closeFrees')}</li>
        </Points>
        <PagesChoice value={pages} onChange={setPages} />
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={isBusy}
          onClick={() => {
            setAsking(true);
          }}
        >
          {say('ownership:closeAsk')}
        </Button>
      </Body>
      {isAsking && (
        <AskPassword
          title={say('ownership:closeTitle', { name })}
          text={say('ownership:closeAskText')}
          confirm={say('ownership:closeConfirm')}
          tone="danger"
          send={(password) => close(password, pages)}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Panel>
  );
}

interface PagesChoiceProps {
  readonly value: PublicPages;
  readonly onChange: (value: PublicPages) => void;
}

function PagesChoice({ value, onChange }: PagesChoiceProps) {
  const { say } = useSay('ownership');
  return (
    <Pages>
      <ChoiceCards
        label={say('ownership:pages')}
        least={240}
        value={value}
        onChange={(chosen) => {
          onChange(chosen === 'dark' ? 'dark' : 'stay');
        }}
        cards={[
          { value: 'stay', title: say('ownership:pagesStay'), text: say('ownership:pagesStayText') },
          { value: 'dark', title: say('ownership:pagesDark'), text: say('ownership:pagesDarkText') },
        ]}
      />
    </Pages>
  );
}

function useClose(companyId: number, name: string) {
  const { say } = useSay('ownership');
  const { show } = useToasts();
  const refresh = useRefreshAll();
  const navigate = useNavigate();
  return async (password: string, publicPages: PublicPages) => {
    const params = { companyId: String(companyId) };
    await call('ownership.close', { params, body: { password, publicPages } });
    show({ tone: 'ok', text: say('ownership:closed', { name }) });
    await navigate({ to: paths.companies, search: {} });
    await refresh();
  };
}
