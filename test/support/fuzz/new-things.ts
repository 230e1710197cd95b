/** Bodies by which things are made that the server takes. */

export const EMPLOYEE = {
  firstName: 'Nora',
  lastName: 'Nonsense',
  email: 'nora@example.test',
  phone: '9185550101',
  color: '#336699',
  roles: ['mover', 'team_lead', 'manager'],
};

export const TRUCK = { name: 'N01', abbreviation: 'N1', color: '#2f9e44' };

export const newCustomer = (branchId: string) => ({
  moveContractRequest: {
    customerInformation: {
      firstName: 'Maria',
      lastName: 'Gomez',
      email: 'maria@example.test',
      phone: '4055550100',
      phoneType: 'Mobile',
      referredBy: 'Web site',
    },
    moveDetails: { branchId, requestedDay: '2027-03-10' },
  },
});

/** Two stops as a stranger describes them. */
export const VISITOR = {
  secret: 'x'.repeat(43),
  customerInformation: { firstName: 'Maria', lastName: 'Gomez', email: 'maria@example.test' },
  from: { zip: '73103', street: '1200 N Walker Ave', locationType: 'Apartment', bedrooms: 2 },
  to: { zip: '73103', street: '900 N Walker Ave', locationType: 'House', sqft: 1800 },
};
