export { leadAgeColour, leadAgeMinutes, type LeadAgeColour } from '../domain/lead-age.js';
export { autobookingUrgency } from '../domain/autobooking.js';
