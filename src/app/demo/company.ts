/** A branch of the demo company, as an admin would type it. */
export interface DemoBranch {
  name: string;
  prefix: string;
  city: string;
  timezone: string;
  phone: string;
  rate: number;
  address: string;
  latitude: number;
  longitude: number;
  zones: { zone: string; tripFee: number; codes: string[] }[];
  problem: { address: string; reason: string; latitude: number; longitude: number };
}

/** What the demo company's customers know it by. */
export const DEMO_BRAND = { name: 'Red River Movers', phone: '4055550140', color: '#9c2f1b' };

/** How the first branch plans its days; the others are as a new branch is. */
export const DEMO_PLANNING = { directLegs: true, arrivalWindows: true, publicRanking: true };

export const DEMO_BRANCHES: readonly DemoBranch[] = [
  {
    name: 'Oklahoma City',
    prefix: 'OKC',
    city: 'Oklahoma City',
    timezone: 'America/Chicago',
    phone: '4055550140',
    rate: 55,
    address: '1200 N Walker Ave, Oklahoma City, OK 73103',
    latitude: 35.4823,
    longitude: -97.5204,
    zones: [
      { zone: 'C', tripFee: 25, codes: ['73102', '73103', '73104', '73106'] },
      {
        zone: 'NW',
        tripFee: 35,
        codes: ['73107', '73108', '73112', '73116', '73120', '73122', '73127', '73132', '73162'],
      },
      { zone: 'NE', tripFee: 35, codes: ['73105', '73111', '73114', '73117', '73131', '73141'] },
      {
        zone: 'S',
        tripFee: 40,
        codes: ['73109', '73119', '73129', '73135', '73139', '73159', '73160', '73170'],
      },
      { zone: 'N', tripFee: 55, codes: ['73003', '73012', '73013', '73025', '73034'] },
      { zone: 'O', tripFee: 75, codes: [] },
    ],
    problem: {
      address: '4520 N Classen Blvd, Oklahoma City, OK 73118',
      reason: 'No truck may stop in front of the house before 9 am.',
      latitude: 35.518,
      longitude: -97.531,
    },
  },
  {
    name: 'Nashville',
    prefix: 'BNA',
    city: 'Nashville',
    timezone: 'America/Chicago',
    phone: '6155550172',
    rate: 62,
    address: '901 Broadway, Nashville, TN 37203',
    latitude: 36.1571,
    longitude: -86.7836,
    zones: [
      { zone: 'C', tripFee: 30, codes: ['37201', '37203', '37208', '37212', '37219'] },
      { zone: 'E', tripFee: 40, codes: ['37206', '37207', '37214', '37216', '37217'] },
      { zone: 'S', tripFee: 45, codes: ['37204', '37210', '37211', '37215', '37220'] },
      { zone: 'W', tripFee: 45, codes: ['37205', '37209', '37218', '37221'] },
      { zone: 'O', tripFee: 80, codes: [] },
    ],
    problem: {
      address: '1808 West End Ave, Nashville, TN 37203',
      reason: 'The loading dock is booked through the building manager only.',
      latitude: 36.1515,
      longitude: -86.796,
    },
  },
  {
    name: 'Denver',
    prefix: 'DEN',
    city: 'Arvada',
    timezone: 'America/Denver',
    phone: '7205550118',
    rate: 68,
    address: '7100 Ralston Rd, Arvada, CO 80002',
    latitude: 39.8003,
    longitude: -105.0758,
    zones: [
      { zone: 'A', tripFee: 35, codes: ['80002', '80003', '80004', '80033'] },
      { zone: 'B', tripFee: 45, codes: ['80005', '80007', '80031', '80021'] },
      { zone: 'O', tripFee: 85, codes: [] },
    ],
    problem: {
      address: '5700 Wadsworth Blvd, Arvada, CO 80002',
      reason: 'Gate code needed, low bridge on the approach from the east.',
      latitude: 39.8,
      longitude: -105.0813,
    },
  },
];

export const TRUCK_COLORS = [
  '#1c7ed6',
  '#2f9e44',
  '#e8590c',
  '#7048e8',
  '#c2255c',
  '#0c8599',
  '#f08c00',
  '#5c940d',
] as const;

export const SOURCES = [
  'Web site',
  'Google',
  'Yelp',
  'Friend or family',
  'Apartment locator',
  'Realtor',
  'Repeat customer',
  'Facebook',
  'Billboard',
] as const;

export const FIRST_NAMES = (
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard ' +
  'Susan Joseph Jessica Thomas Karen Charles Sarah Maria Ana Luis Carmen José Sofía Nguyen Linh ' +
  'Wei Mei Priya Arjun Omar Layla Fatima Kwame Ama Chloë Zoë Noah Emma Liam Olivia Ethan Ava ' +
  'Mason Isabella Logan Mia Lucas Harper Jack Evelyn Owen Abigail Caleb Emily Wyatt Ella'
).split(' ');

export const LAST_NAMES = (
  'Smith Johnson Williams Brown Jones García Miller Davis Rodríguez Martínez Hernández López ' +
  'González Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Pérez Thompson White Harris ' +
  'Sánchez Clark Ramírez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill ' +
  "Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Park Kim O'Brien " +
  'Gomez Phillips Evans Turner Díaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales'
).split(' ');
