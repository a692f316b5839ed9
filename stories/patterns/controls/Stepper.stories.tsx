import { useState, type ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { Stepper } from '#src/patterns/controls/Stepper.tsx'
import { Button } from '#src/primitives/Button.tsx'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

function Flow(props: ComponentProps<typeof Stepper>) {
  const [current, setCurrent] = useState(props.current)
  return (
    <Stepper
      {...props}
      current={current}
      actions={
        <>
          <Button isDisabled={current === 0} onClick={() => setCurrent(current - 1)}>
            Previous
          </Button>
          <Button
            variant="primary"
            isDisabled={Boolean(props.reason)}
            describedBy={props.reason && 'reason'}
            onClick={() => setCurrent(current + 1)}
          >
            Next Step
          </Button>
        </>
      }
    />
  )
}

const meta = preview.meta({
  id: 'patterns-step-flow',
  title: 'Patterns/Controls/Stepper',
  component: Stepper,
  argTypes: {
    children: oneOf({
      'a sentence': <p>The step stands here.</p>,
      'many sentences': Array.from({ length: 12 }, (_, line) => <p key={line}>The step stands here.</p>),
    }),
    steps: oneOf({
      three: ['Configuration', 'Review and deploy', 'Success'],
      four: ['Basic Info', 'Sale Config', 'AI Analysis', 'Deploy'],
    }),
  },
  render: (args) => <Flow {...args} />,
  args: {
    steps: ['Configuration', 'Review and deploy', 'Success'],
    current: 0,
    reasonId: 'reason',
    actions: null,
    children: <p>The step stands here.</p>,
  },
})

export const FirstStep = meta.story()
export const FirstStepLeft = FirstStep.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    await step('Onward, the focus goes to the next step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }))
      await expect(canvas.getByRole('group', { name: 'Step 2 of 3: Review and deploy' })).toHaveFocus()
      await expect(canvas.getByText('Review and deploy').closest('li')).toHaveAttribute(
        'aria-current',
        'step',
      )
    })
  },
})
export const MiddleStep = meta.story({ args: { current: 1 } })
export const LastStep = meta.story({ args: { current: 2 } })
export const OnwardDisabled = meta.story({
  args: { reason: 'To continue, fill in name, symbol and total supply.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next Step' })).toHaveAccessibleDescription(
      'To continue, fill in name, symbol and total supply.',
    )
  },
})
export const FourStepsOnAPhone = meta.story({
  tags: ['slow'],
  args: { steps: ['Basic Info', 'Sale Config', 'AI Analysis', 'Deploy'], current: 2 },
  ...onAPhone,
})
/** What was pressed is disabled while something runs: the focus waits at the reason. */
export const Busy = meta.story({
  render: function Busy(args) {
    const [isBusy, setBusy] = useState(false)
    return (
      <Stepper
        {...args}
        isBusy={isBusy}
        reason={isBusy ? 'It runs; it takes a few seconds.' : undefined}
        actions={
          <Button variant="primary" isDisabled={isBusy} describedBy="reason" onClick={() => setBusy(true)}>
            Deploy
          </Button>
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy' }))
    await expect(canvas.getByText('It runs; it takes a few seconds.')).toHaveFocus()
  },
})
