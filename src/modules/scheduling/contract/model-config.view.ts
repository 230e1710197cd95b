export {
  BOARD_CONFIG as MODEL_CONFIG,
  type BoardConfig as ModelConfigView,
  type DayHours as DayHoursView,
} from '../domain/board-config.js';
