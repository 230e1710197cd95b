import { IconElevator, IconKey } from '@tabler/icons-react';
import type { JSX } from 'react';
import { SheetPage, type DayOnPaper } from './sheet-page';
import type { TruckSheet } from './sheets-of';

/** A truck's page. */
export function TruckPage({ sheet, ...day }: DayOnPaper & { sheet: TruckSheet }): JSX.Element {
  const { truck, crew, bookings } = sheet;
  return (
    <SheetPage
      {...day}
      label={`Truck ${truck.name}`}
      color={truck.color}
      crew={crew}
      bookings={bookings}
      standIn={truck.standIn}
      heading={
        <>
          {truck.name}
          {truck.hasLift && <IconElevator size={18} aria-label="Has a lift" />}
          {truck.isRental && <IconKey size={18} aria-label="Rental" />}
        </>
      }
    />
  );
}
