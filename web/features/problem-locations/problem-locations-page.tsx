import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconMapPinExclamation, IconPlus, IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState, type JSX } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  PROBLEM_RADIUS_METERS,
  type ProblemLocationView,
} from '#modules/problem-locations/contract/problem-location.view.js';
import { useMay } from '../../shared/auth';
import { DataGrid } from '../../shared/grid';
import { ListHeading, PageFrame, PageMessage } from '../../shared/pages';
import { Banner } from '../../shared/ui';
import { useListProblemLocationsQuery } from './api';
import { columnsFor, locationLink } from './columns';
import { LocationDialog } from './location-dialog';
import { LocationsMap } from './locations-map';
import styles from './problem-locations.module.css';
import { useAddressSearch } from './use-address-search';
import { useDeleteLocation } from './use-delete-location';

/** In round figures. */
const RADIUS_FEET = Math.round(PROBLEM_RADIUS_METERS / 0.3048 / 50) * 50;

const NEW = 'new';
const NONE: readonly ProblemLocationView[] = [];

/** /emma/admin/problemlocations: addresses where work was difficult before. */
export default function ProblemLocationsPage(): JSX.Element {
  const editable = useMay('sell');
  const [address] = useSearchParams();
  const [text, setText] = useState('');
  const { data, error, refetch } = useListProblemLocationsQuery();
  const { rows, isByPlace } = useAddressSearch(data, text);
  const remove = useDeleteLocation();
  const columns = useMemo(() => columnsFor(editable ? remove : null), [editable, remove]);
  const list = useRef<HTMLDivElement>(null);
  const wanted = address.get('location');
  const opened = data?.find(({ _id }) => _id === wanted) ?? null;

  return (
    <PageFrame
      title="Problem locations"
      heading={<ListHeading title="Problem locations" count={rows?.length} />}
      fill
      state={data ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={<AddButton allowed={editable} />}
    >
      <TextInput
        className={styles.search}
        aria-label="Search addresses"
        placeholder="Address or reason"
        value={text}
        maxLength={200}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={
          text && (
            <CloseButton size="sm" aria-label="Clear the search" onClick={() => setText('')} />
          )
        }
      />
      {wanted && wanted !== NEW && data && !opened && (
        <Banner tone="warning">
          This problem location is not in the list; someone may have removed it.
        </Banner>
      )}
      {isByPlace && rows && rows.length > 0 && (
        <Banner tone="info">
          {`No address or reason has these words. This is what is known within ${RADIUS_FEET} feet of it.`}
        </Banner>
      )}
      {rows?.length === 0 ? (
        <NothingHere editable={editable} searched={text !== ''} />
      ) : (
        <div className={styles.both}>
          <div ref={list} className={styles.list}>
            <DataGrid
              label="Problem locations"
              name="problem-locations"
              rows={rows}
              columns={columns}
              rowId={({ _id }) => _id}
              rowLink={locationLink}
            />
          </div>
          <LocationsMap rows={rows ?? NONE} list={list} />
        </div>
      )}
      {wanted === NEW && editable && <LocationDialog location={null} editable />}
      {opened && <LocationDialog key={opened._id} location={opened} editable={editable} />}
    </PageFrame>
  );
}

function AddButton({ allowed }: { allowed: boolean }): JSX.Element {
  const look = { leftSection: <IconPlus size={14} aria-hidden />, children: 'Add' };
  if (!allowed) return <Button {...look} disabled />;
  return <Button {...look} component={Link} to={locationLink({ _id: NEW })} />;
}

interface NothingHereProps {
  editable: boolean;
  searched: boolean;
}

function NothingHere({ editable, searched }: NothingHereProps): JSX.Element {
  const icon = <IconMapPinExclamation size={28} />;
  if (searched)
    return (
      <PageMessage
        role="status"
        icon={icon}
        title="No problem is known there"
        text="Type a whole address to see what is near it."
      />
    );
  return (
    <PageMessage
      role="status"
      icon={icon}
      title="No problem locations yet"
      text={
        editable
          ? 'Add the addresses where a move was difficult: estimates and the board mark them.'
          : 'Addresses where a move was difficult will be listed here.'
      }
      actions={
        editable && (
          <Button component={Link} to={locationLink({ _id: NEW })} variant="default">
            Add an address
          </Button>
        )
      }
    />
  );
}
