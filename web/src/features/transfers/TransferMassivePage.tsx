import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import Filter from 'lucide-react/icons/list-filter';
import List from 'lucide-react/icons/list-checks';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { paths } from '../../paths';
import { usePlace } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter, type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { ChoiceCards } from '../../ui/ChoiceCards';
import { PageHeader } from '../../ui/PageHeader';
import { useSay } from '../../words/use-say';

const Root = styled('div')({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: 720,
  padding: `24px ${gutter.wide}px`,
  [phone]: { padding: `12px ${gutter.phone}px` },
});
const Text = styled('p')(({ theme }) => ({ color: theme.palette.ink2, ...typeStyle(type.cell) }));

/** How what goes is chosen, when it is much (document 1 section 2). */
export function TransferMassivePage() {
  const place = usePlace();
  const navigate = useNavigate();
  const { say } = useSay('transfers');
  usePageTitle(say('transfers:massiveTitle'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_TRANSFER')) {
    return (
      <NotAllowedPlace
        title={say('transfers:massiveTitle')}
        text={`${say('transfers:notAllowed', { place: place.boxName })}. ${say('transfers:massiveNoData')}.`}
      />
    );
  }
  return (
    <>
      <PageHeader title={say('transfers:massiveTitle')} subtitle={place.boxName} />
      <Root>
        <div>
          <Typography component="h2" variant="h3">
            {say('transfers:massiveAsk')}
          </Typography>
          <Text>{say('transfers:massiveText')}</Text>
        </div>
        <ChoiceCards
          label={say('transfers:massiveAsk')}
          least={280}
          value=""
          onChange={(way) => {
            void navigate({ href: way === 'filter' ? paths.transferFilter : paths.assets });
          }}
          cards={[
            {
              value: 'filter',
              title: say('transfers:massiveFilter'),
              text: say('transfers:massiveFilterText'),
              icon: <Filter size={20} />,
            },
            {
              value: 'list',
              title: say('transfers:massiveList'),
              text: say('transfers:massiveListText'),
              icon: <List size={20} />,
            },
          ]}
        />
      </Root>
    </>
  );
}
