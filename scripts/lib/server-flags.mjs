/**
 * Node's options for the server. A board of 300 bookings is made of some 30,000 short-lived values:
 * with enough room (MB) they are gone before the garbage collector has to sort them.
 */
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=32'];
