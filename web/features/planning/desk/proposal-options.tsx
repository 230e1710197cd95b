import { Tabs } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import type { BoardModel } from '../../scheduling';
import { shownOptions } from '../model/shown-options';
import { useDesk } from './desk-context';
import styles from './desk.module.css';
import { OptionOnScreen } from './option-on-screen';
import type { OptionActs } from './use-apply-option';
import type { LeftOut } from './use-option';

export interface ProposalOptionsProps {
  proposal: ProposalView;
  model: BoardModel;
  acts: OptionActs;
}

/** The ways side by side, one of them open. */
export function ProposalOptions({
  proposal,
  model,
  acts,
}: ProposalOptionsProps): JSX.Element | null {
  const options = useMemo(() => shownOptions(proposal), [proposal]);
  const { applied } = proposal;
  const [chosen, setChosen] = useState<number | null>(null);
  const [leftOut, onLeftOut] = useState<LeftOut>({});
  const { wanted } = useDesk();
  const no = applied?.option ?? chosen ?? wanted ?? options[0]?.no;
  const option = options.find((one) => one.no === no) ?? options[0];
  if (!option) return null;
  return (
    <Tabs
      className={styles.options}
      value={String(option.no)}
      onChange={(value) => setChosen(Number(value))}
    >
      <Tabs.List aria-label="Options" className={styles.tabs}>
        {options.map((one) => (
          <Tabs.Tab
            key={one.no}
            value={String(one.no)}
            disabled={applied !== null && one.no !== applied.option}
            leftSection={applied?.option === one.no && <IconCheck size={14} aria-hidden />}
          >
            {one.title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={String(option.no)} className={styles.panel}>
        <OptionOnScreen
          key={`${proposal._id} ${option.no}`}
          proposal={proposal}
          option={option}
          model={model}
          acts={acts}
          leaves={{
            leftOut,
            onLeftOut: (left) => {
              onLeftOut(left);
              // Whoever works on it keeps it, whatever is found meanwhile.
              setChosen(option.no);
            },
          }}
        />
      </Tabs.Panel>
    </Tabs>
  );
}
