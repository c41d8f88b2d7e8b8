import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { CallError } from '../../call/call-error';
import { boxesAddress } from '../../form/record-address';
import { CardsWaitPage } from '../../list/CardsWait';
import { paths } from '../../paths';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { gutter } from '../../theme/tokens';
import { Avatar } from '../../ui/Avatar';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeader } from '../../ui/PageHeader';
import { Tabs } from '../../ui/Tabs';
import { useSay } from '../../words/use-say';
import { keepAdministered } from '../companies/administered';
import { PlaceGone } from '../companies/PlaceGone';
import { DelegateButton } from '../delegations/DelegateButton';
import { changesAddress, peopleAddress, rightsQuery, type Rights, type RightsPlace } from './rights-place';

/** What is seen of the rights of a place: who has them, or what was changed. */
type RightsTab = 'people' | 'changes';

export interface RightsFrameProps {
  readonly place: RightsPlace;
  readonly tab: RightsTab;
  /** Draws what is under the tab. */
  readonly children: (rights: Rights) => ReactNode;
}

const TabRow = styled('div')(({ theme }) => ({
  padding: `0 ${gutter.wide}px`,
  borderBottom: `1px solid ${theme.palette.line}`,
  [phone]: { padding: `0 ${gutter.phone}px` },
}));
const Panel = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column' });

const tabsId = 'rights';

/** The head and tabs over the rights of a place, once it is known which it is. */
export function RightsFrame({ place, tab, children }: RightsFrameProps) {
  const { say } = useSay('rights');
  const query = useQuery(rightsQuery(place));
  const { data, error } = query;
  if (data !== undefined) {
    return (
      <Known place={place} tab={tab} rights={data}>
        {children}
      </Known>
    );
  }
  if (error instanceof CallError && error.code === 'notFound')
    return <PlaceGone of={place.of} title={say('rights:short')} />;
  return <CardsWaitPage title={say('rights:short')} query={query} failed={say('rights:failed')} />;
}

function Known({ place, tab, rights, children }: RightsFrameProps & { readonly rights: Rights }) {
  const { say } = useSay('rights');
  const navigate = useNavigate();
  const seesAll = rights.sees === 'all';
  useEffect(() => {
    keepAdministered(rights.company.id);
  }, [rights.company.id]);
  const { name } = rights.box ?? rights.company;
  usePageTitle(say(tab === 'people' ? 'rights:short' : 'rights:changes'), name);
  const body = children(rights);
  return (
    <>
      <RightsHead rights={rights} mayDelegate={seesAll} />
      {seesAll ? (
        <>
          <TabRow>
            <Tabs<RightsTab>
              id={tabsId}
              label={say('rights:tabs')}
              tabs={[
                { value: 'people', label: say('rights:people'), count: rights.people.length },
                { value: 'changes', label: say('rights:history') },
              ]}
              value={tab}
              onChange={(next) =>
                void navigate({ href: next === 'people' ? peopleAddress(place) : changesAddress(place) })
              }
            />
          </TabRow>
          <Panel id={`${tabsId}-panel-${tab}`} role="tabpanel" aria-labelledby={`${tabsId}-tab-${tab}`}>
            {body}
          </Panel>
        </>
      ) : (
        body
      )}
    </>
  );
}

interface RightsHeadProps {
  readonly rights: Rights;
  readonly mayDelegate: boolean;
}

const markSize = 48;

/** Which place it is about, where it is, and the way to give somebody a role in it. */
function RightsHead({ rights: { company, box }, mayDelegate }: RightsHeadProps) {
  const { say } = useSay('rights', 'organisation');
  const { name } = box ?? company;
  const crumbs = [
    { label: say('organisation:companies'), href: paths.companies },
    { label: company.name, href: boxesAddress(company.id) },
    ...(box === null ? [] : [{ label: box.name, href: boxesAddress(company.id, box.id) }]),
    { label: say('rights:short') },
  ];
  return (
    <PageHeader
      above={<Breadcrumb crumbs={crumbs} />}
      mark={<Avatar name={name} kind="company" size={markSize} />}
      title={say('rights:title', { name })}
      subtitle={say('rights:about')}
      actions={
        mayDelegate && (
          <DelegateButton
            place={box === null ? { type: 'COMPANY', id: company.id } : { type: 'BOX', id: box.id }}
          />
        )
      }
    />
  );
}
