export { leadAgeColour, type LeadAgeColour } from '../domain/lead-age.js';
export { autobookingUrgency } from '../domain/autobooking.js';
