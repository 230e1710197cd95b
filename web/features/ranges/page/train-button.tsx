import { Button, Progress } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import { useDispatch } from 'react-redux';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { rangesChanged, useTrainModelMutation } from '../api';
import styles from '../ranges.module.css';
import { useTraining } from './use-training';

/** Learns from the finished moves now, and shows how far it is. */
export function TrainButton(): JSX.Element {
  const [start, { isLoading }] = useTrainModelMutation();
  const [jobId, setJobId] = useState<string | null>(null);
  const dispatch = useDispatch();
  const { job, isLost, askAgain } = useTraining(jobId);

  useEffect(() => {
    if (job?.state !== 'done' && job?.state !== 'failed') return;
    setJobId(null);
    dispatch(rangesChanged());
    if (job.state === 'done') toast.success('Learned from the finished moves');
    else toast.error(job.error ?? 'It could not be finished.', { stays: true });
  }, [dispatch, job]);

  const train = async (): Promise<void> => {
    try {
      const started = await start().unwrap();
      // One that runs already is followed on.
      if (started.jobId === jobId) askAgain();
      else setJobId(started.jobId);
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };
  const isRunning = jobId !== null && !isLost;
  return (
    <div className={styles.train}>
      {isRunning && (
        <Progress value={job?.progress ?? 0} aria-label="Training" className={styles.progress} />
      )}
      {isLost && (
        <>
          <span role="alert">How far it is could not be read.</span>
          <Button variant="default" onClick={askAgain}>
            Try again
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh size={15} aria-hidden />}
        loading={isLoading || isRunning}
        onClick={() => void train()}
      >
        Train now
      </Button>
    </div>
  );
}
