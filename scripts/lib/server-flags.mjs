/**
 * What Node is told when it runs the server. A board of 300 bookings is made of some 30,000 short-lived
 * values: with room for them (MB) they are gone before anybody has to sort them out.
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
