import { checkDto } from '#kernel/validation/index.js';
import { HistoryQueryDto, LogCallDto } from './calls.dto.js';

const call = {
  contractId: '0123456789abcdef01234567',
  phone: '4055550100',
  isVoiceMail: true,
  isSms: false,
  notes: 'Left a message\ncalls back',
};

describe('LogCallDto', () => {
  it('takes a call of any kind [R-CALL-2]', () => {
    expect(checkDto(LogCallDto, call).faults).toEqual([]);
    const full = { ...call, callType: 'AutobookFirstCall', altPhoneType: 'Landline' };
    expect(checkDto(LogCallDto, full).faults).toEqual([]);
  });

  it('asks for phone and notes and knows the kinds [R-CALL-1]', () => {
    const { faults } = checkDto(LogCallDto, { ...call, phone: '', notes: ' ', callType: 'Rude' });
    expect(Object.fromEntries(faults.map((f) => [f.path, f.message]))).toEqual({
      phone: 'This field is required',
      notes: 'This field is required',
      callType: 'This field should be one of Generic, CourtesyCall, AutobookFirstCall',
    });
    expect(checkDto(HistoryQueryDto, { type: 'PHONED' }).faults).toEqual([]);
    expect(checkDto(HistoryQueryDto, { type: 'SUNG' }).faults).toHaveLength(1);
  });
});
