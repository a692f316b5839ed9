// What an inquiry is about: everything offered, in groups.
import { ChevronDown } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import * as field from '../primitives/Field.css.ts'
import { Icon } from '../primitives/Icon.tsx'
import { topicGroups, type TopicId } from './inquiry.ts'

export interface TopicFieldProps {
  value: TopicId
  onChange: (topic: TopicId) => void
}

/** The browser's own list, with headings. */
export function TopicField({ value, onChange }: TopicFieldProps): ReactElement {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        What is it about?
      </label>
      <div className={field.box}>
        <select
          id={id}
          className={`${field.input} ${field.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value as TopicId)}
        >
          {topicGroups.map(({ heading, topics }) => (
            <optgroup key={heading} label={heading}>
              {topics.map((topic) => (
                <option key={topic.id} value={topic.id}>
                  {topic.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className={field.selectIcon}>
          <Icon icon={ChevronDown} />
        </span>
      </div>
    </div>
  )
}
