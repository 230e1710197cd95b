/** Where Google's calls live; each is a service of its own. */
export interface GoogleHosts {
  places: string;
  maps: string;
  routes: string;
}

export const GOOGLE_HOSTS: GoogleHosts = {
  places: 'https://places.googleapis.com',
  maps: 'https://maps.googleapis.com',
  routes: 'https://routes.googleapis.com',
};
